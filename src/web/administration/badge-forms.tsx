import { ChevronDown, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { type BadgeFigures, type BadgeRule, badgeFigures, badgeRarities, MOST_BADGES } from '#domain/progress/badges.ts'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import { grouped } from '../progress/counted.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import type { ToolProps } from './system-tools.tsx'
import { useSave } from './use-save.ts'

const figures = Object.keys(badgeFigures) as (keyof BadgeFigures)[]

/** Every badge with what earns it, each to be changed by itself, and a form for one more. */
export default function BadgeForms({ overview: { badges } }: ToolProps) {
  const [adding, setAdding] = useState(false)
  return (
    <div className="grid gap-3">
      {badges.map((badge) => (
        <details key={badge.id} className="group rounded-md border border-line">
          <summary className="touch flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 font-bold">
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
            <span className="grow">{badge.name}</span>
            <span className="tabular text-small font-normal text-ink-soft">
              {grouped(badge.requirement)} {badgeFigures[badge.type]}
            </span>
            <Badge tone={badge.on ? 'good' : 'grey'}>{badge.on ? 'On' : 'Off'}</Badge>
          </summary>
          <div className="border-t border-line p-3">
            <BadgeForm badge={badge} />
          </div>
        </details>
      ))}
      {adding ? (
        <div className="rounded-md border border-line p-3">
          <h3 className="mb-3">A new badge</h3>
          <BadgeForm badge={null} onSaved={() => setAdding(false)} />
        </div>
      ) : (
        badges.length < MOST_BADGES && (
          <Button onClick={() => setAdding(true)}>
            <Plus aria-hidden className="size-5" /> Add a badge
          </Button>
        )
      )}
    </div>
  )
}

function BadgeForm({ badge, onSaved }: { badge: BadgeRule | null; onSaved?: () => void }) {
  const { busy, fields, save } = useSave()
  // Kept until it succeeds: a try again after a lost reply is the same badge.
  const id = useRef(badge?.id ?? `own-${clientId()}`)
  const onSubmit = async (form: HTMLFormElement) => {
    const data = new FormData(form)
    const text = (name: string) => String(data.get(name) ?? '')
    const body = {
      name: text('name'),
      description: text('description'),
      requirement: Number(text('requirement')),
      type: figures.find((figure) => figure === text('type')) ?? 'totalXp',
      rarity: badgeRarities.find((rarity) => rarity === text('rarity')) ?? 'Common',
      on: data.get('on') === 'on',
    }
    const saved = await save({
      work: () => api('PUT /api/admin/badges/:badgeId', { params: { badgeId: id.current }, body }),
      done: 'Badge saved',
      failed: 'The badge was not saved',
    })
    if (saved) onSaved?.()
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit(event.currentTarget)
      }}
    >
      <Field label="Name" name="name" required maxLength={40} defaultValue={badge?.name} error={fields.name} />
      <Field
        label="Description"
        name="description"
        required
        maxLength={120}
        defaultValue={badge?.description}
        hint="What pupils read, such as ‘Complete 1000 flashcards’."
        error={fields.description}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label="Requirement"
          name="requirement"
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          required
          defaultValue={badge?.requirement}
          error={fields.requirement}
        />
        <SelectField label="of" name="type" required defaultValue={badge?.type} error={fields.type}>
          {figures.map((figure) => (
            <option key={figure} value={figure}>
              {badgeFigures[figure]}
            </option>
          ))}
        </SelectField>
      </div>
      <SelectField label="Rarity" name="rarity" required defaultValue={badge?.rarity} error={fields.rarity}>
        {badgeRarities.map((rarity) => (
          <option key={rarity}>{rarity}</option>
        ))}
      </SelectField>
      <label className="touch flex items-center gap-3 font-bold">
        <input type="checkbox" name="on" defaultChecked={badge?.on ?? true} className="size-5" />
        Pupils can earn it
      </label>
      <Button type="submit" busy={busy} busyLabel="Saving..." className="justify-self-end">
        Save<span className="sr-only"> {badge?.name ?? 'the new badge'}</span>
      </Button>
    </form>
  )
}
