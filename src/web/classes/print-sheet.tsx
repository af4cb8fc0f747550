import { Printer } from 'lucide-react'
import type { SignInCard } from '#contract/class-rosters.ts'
import type { ClassDetail } from '#contract/classes.ts'
import { shownJoinCode } from '#domain/classes/join-code.ts'
import { pictureOf } from '#domain/classes/picture-password.ts'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { QrCode } from './qr-code.tsx'

/** What is printed: the class's code for the wall, or a card for each of some pupils. */
export type Sheet = { kind: 'poster' } | { kind: 'cards'; cards: readonly SignInCard[] }

interface PrintSheetProps {
  sheet: Sheet
  schoolClass: ClassDetail['class']
  onClose: () => void
}

/** A sheet to print; on paper it stands alone (see `print-alone` in ui/app.css). */
export function PrintSheet({ sheet, schoolClass, onClose }: PrintSheetProps) {
  return (
    <Page>
      <PageHeading
        lead={
          sheet.kind === 'cards'
            ? 'Print or note these now: pictures and passwords are shown this once, and never stored so that anybody could read them.'
            : 'For the wall or the whiteboard.'
        }
      >
        {sheet.kind === 'cards' ? 'Log-in cards' : `How to join ${schoolClass.name}`}
      </PageHeading>
      <div className="mb-6 flex flex-wrap gap-3">
        <Button look="main" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" /> Print
        </Button>
        <Button onClick={onClose}>Done</Button>
      </div>
      <div data-print-alone className="text-ink">
        {sheet.kind === 'poster' ? (
          <Poster schoolClass={schoolClass} />
        ) : (
          <Cards sheet={sheet} schoolClass={schoolClass} />
        )}
      </div>
    </Page>
  )
}

function Poster({ schoolClass: { name, joinCode, joinUrl, qr } }: Pick<PrintSheetProps, 'schoolClass'>) {
  const [address = ''] = joinUrl.replace(/^https?:\/\//, '').split(`/${joinCode}`)
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-4 rounded-lg border border-line p-8 text-center">
      <p className="text-h1 font-bold">{name}</p>
      <QrCode qr={qr} label={`QR code for ${joinUrl}`} className="w-64" />
      <p className="text-large">
        Scan the square, or go to <strong className="break-all">{address}</strong> and type
      </p>
      <p className="font-mono text-hero leading-none font-bold tracking-wide max-sm:text-h1">
        {shownJoinCode(joinCode)}
      </p>
    </div>
  )
}

function Cards({
  sheet,
  schoolClass,
}: {
  sheet: Extract<Sheet, { kind: 'cards' }>
  schoolClass: PrintSheetProps['schoolClass']
}) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
      {sheet.cards.map((card) => (
        <li
          key={card.pupilId}
          className="flex break-inside-avoid items-center gap-4 rounded-md border-2 border-dashed border-line-strong p-4"
        >
          <div className="min-w-0 grow">
            <p className="text-h3 font-bold [overflow-wrap:anywhere]">{card.fullName}</p>
            <p className="text-small">
              {schoolClass.name} · code <strong className="font-mono">{shownJoinCode(schoolClass.joinCode)}</strong>
            </p>
            <p className="text-small">
              Username <strong className="font-mono">{card.username}</strong>
            </p>
            {card.password && (
              <p className="text-small">
                Password <strong className="font-mono break-all">{card.password}</strong>
              </p>
            )}
            {card.pictures && (
              <ol aria-label="Pictures, in order" className="mt-2 flex flex-wrap gap-3">
                {card.pictures.map((id, at) => (
                  <li key={id} className="grid justify-items-center text-small">
                    <img src={`/emoji/${pictureOf(id).emoji}.svg`} alt="" width={44} height={44} />
                    {at + 1}. {pictureOf(id).name}
                  </li>
                ))}
              </ol>
            )}
          </div>
          <QrCode qr={schoolClass.qr} label={`QR code for ${schoolClass.joinUrl}`} className="w-24" />
        </li>
      ))}
    </ul>
  )
}
