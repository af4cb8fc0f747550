import { Calculator } from 'lucide-react'

/** Whether a calculator may be used, in words. */
export function CalculatorRule({ allowed }: { allowed: boolean }) {
  return (
    <p className="flex items-center gap-2 text-small text-ink-soft">
      <Calculator aria-hidden className="size-4" />
      {allowed ? 'You may use a calculator.' : 'Do this without a calculator.'}
    </p>
  )
}
