import type { Reward } from '#domain/rewards/reward-catalogue.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/fields/field.tsx'

interface StockFormProps {
  reward: Reward
  stock: number
  busy: boolean
  onSave: (stock: number) => void
}

export function StockForm({ reward, stock, busy, onSave }: StockFormProps) {
  return (
    <li className="index-card p-4">
      <form
        className="flex flex-wrap items-end justify-between gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          onSave(Number(new FormData(event.currentTarget).get('stock')))
        }}
      >
        {/* What another admin or a claim has changed meanwhile is shown afresh. */}
        <Field
          key={stock}
          label={reward.name}
          name="stock"
          type="number"
          inputMode="numeric"
          min={0}
          max={9999}
          step={1}
          required
          defaultValue={stock}
          className="grow basis-40"
        />
        <Button type="submit" busy={busy}>
          Save<span className="sr-only"> the stock of {reward.name}</span>
        </Button>
      </form>
    </li>
  )
}
