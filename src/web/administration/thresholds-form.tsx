import { api } from '../api/browser-api.ts'
import { counted } from '../progress/counted.ts'
import { Button } from '../ui/button.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Field } from '../ui/fields/field.tsx'
import type { ToolProps } from './system-tools.tsx'
import { useSave } from './use-save.ts'

const tiers = ['silver', 'gold', 'platinum'] as const
const names = { silver: 'Silver', gold: 'Gold', platinum: 'Platinum' }

/** Where Silver, Gold and Platinum begin. */
export default function ThresholdsForm({ overview: { thresholds }, onClose }: ToolProps) {
  const { busy, fields, save } = useSave()
  const onSubmit = async (form: HTMLFormElement) => {
    const data = new FormData(form)
    const body = {
      silver: Number(data.get('silver')),
      gold: Number(data.get('gold')),
      platinum: Number(data.get('platinum')),
    }
    const saved = await save({
      work: () => api('PUT /api/admin/thresholds', { body }),
      done: ({ risen }) => (risen > 0 ? `Thresholds saved; ${counted(risen, 'pupil')} rose` : 'Thresholds saved'),
      failed: 'The thresholds were not saved',
    })
    if (saved) onClose()
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit(event.currentTarget)
      }}
    >
      {tiers.map((tier) => (
        <Field
          key={tier}
          label={`${names[tier]} begins at`}
          name={tier}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          required
          defaultValue={thresholds[tier]}
          hint="XP, a whole number."
          error={fields[tier]}
        />
      ))}
      <DialogActions onCancel={onClose}>
        <Button type="submit" look="main" busy={busy} busyLabel="Saving...">
          Save
        </Button>
      </DialogActions>
    </form>
  )
}
