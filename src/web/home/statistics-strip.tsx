import type { LandingFigures } from '#contract/administration.ts'

/** Contract §1 and §9: what the landing page says of the product. */
const statistics = [
  { figure: '5K+', label: 'students' },
  { figure: '1,200+', label: 'study materials' },
  { figure: '4K+', label: 'quizzes completed' },
  { figure: '10K+', label: 'hours studied' },
]

/** The contract's figures, or, where an admin has switched to them, those that are counted. */
export function StatisticsStrip({ figures: live }: { figures: LandingFigures['live'] }) {
  const counted = live && [live.students, live.materials, live.quizzes, live.hours]
  return (
    <section aria-label="Statistics" className="border-y border-line bg-surface">
      <dl className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-y-4 py-6">
        {statistics.map(({ figure, label }, at) => (
          <div key={label} className="flex flex-col-reverse border-l-3 border-subject-edge pl-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="tabular text-h1 font-bold tracking-tight">
              {counted?.[at]?.toLocaleString('en-GB') ?? figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
