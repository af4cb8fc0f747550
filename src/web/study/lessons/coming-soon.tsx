import { BellRing } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'

/** The Coming Soon panel with its disabled button (contract §2). */
export function ComingSoon() {
  return (
    <section aria-labelledby="coming-soon" className="index-card mt-8 border-dashed p-5 shadow-none sm:p-6">
      <h2 id="coming-soon" className="text-h3">
        Coming Soon
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">More lessons are on their way to this page.</p>
      <button type="button" disabled className={buttonClass()}>
        <BellRing aria-hidden className="size-5" /> Subscribe for Updates
      </button>
    </section>
  )
}
