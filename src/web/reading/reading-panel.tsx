import { RotateCcw, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import {
  type ReadingChoices,
  readingChoicesIn,
  readingSettings,
  readingValue,
} from '#domain/reading/reading-choices.ts'
import { useSession } from '../session/session.tsx'
import { Button } from '../ui/button.tsx'
import { SidePanel } from '../ui/side-panel.tsx'
import { ThemeSwitch } from '../ui/theme/theme-switch.tsx'
import { chooseReading } from './keep-reading.ts'
import { readAloud } from './read-aloud.tsx'
import { ReadingChoice } from './reading-choice.tsx'
import { shownReading } from './reading-storage.ts'
import { readingWords } from './reading-words.ts'

const settings = Object.keys(readingWords).flatMap((key) => readingSettings.filter((setting) => setting === key))

/**
 * How this person reads, beside the page, so that every choice can be seen at work.
 */
export default function ReadingPanel({ onClose }: { onClose: () => void }) {
  const { profile } = useSession()
  const [choices, setChoices] = useState(shownReading)
  const [said, setSaid] = useState('')
  useEffect(() => {
    // Another tab, or the account, may choose too.
    const watch = new MutationObserver(() => setChoices(shownReading()))
    watch.observe(document.documentElement, { attributes: true })
    return () => watch.disconnect()
  }, [])
  const choose = (next: ReadingChoices) => {
    chooseReading(next, profile?.id ?? null)
    setChoices(next)
  }
  return (
    <SidePanel title="Reading support" onClose={onClose}>
      <div className="grid gap-5 px-4 py-4">
        <p className="rounded-md border border-subject-line bg-paper px-4 py-3">
          Every living thing is made of cells. A plant cell has a wall round it; an animal cell has none.
        </p>
        <ThemeSwitch />
        {settings.map((setting) => (
          <ReadingChoice
            key={setting}
            setting={setting}
            value={readingValue(choices, setting)}
            onChoose={(value) => choose(readingChoicesIn({ ...choices, [setting]: value }))}
          />
        ))}
        <div>
          <Button onClick={readAloud}>
            <Volume2 aria-hidden className="size-5" /> Read this page aloud
          </Button>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
          <Button
            onClick={() => {
              choose({})
              setSaid('Everything is as it was at first.')
            }}
          >
            <RotateCcw aria-hidden className="size-4" /> Reset
          </Button>
          <p className="text-small text-ink-soft">
            {profile ? 'Kept with your account, on every device.' : 'Kept on this device.'}
          </p>
        </div>
        <p className="text-small text-ink-soft">
          The product’s own voice is{' '}
          <a className="link" href="https://github.com/espeak-ng/espeak-ng">
            eSpeak NG
          </a>{' '}
          (GPL-3.0); OpenDyslexic is under the SIL Open Font License; the pictures on cards and headings are Twemoji’s
          (CC-BY 4.0).
        </p>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
    </SidePanel>
  )
}
