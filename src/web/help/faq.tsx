import { Plus, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Profile } from '#contract/accounts.ts'
import type { TierThresholds } from '#domain/progress/tier.ts'
import { questionsBy } from './questions.tsx'

interface FaqProps {
  role: Profile['role'] | 'guest'
  thresholds: TierThresholds
}

/**
 * One open at a time, and each can be closed again: the browser's own accordion, so it works before any script. Every question is
 * in the page; those for other roles are hidden until somebody searches for them.
 */
export function Faq({ role, thresholds }: FaqProps) {
  const questions = questionsBy(thresholds)
  const list = useRef<HTMLDivElement>(null)
  const { found, search } = useSearch(list)
  const isShown = (at: number) => {
    const { roles } = questions[at] ?? {}
    return found ? found.has(at) : !roles || roles.includes(role)
  }
  const count = questions.filter((_, at) => isShown(at)).length
  return (
    <div className="grid gap-4">
      <SearchField onSearch={search} />
      <p role="status" className={found ? 'text-ink-soft' : 'sr-only'}>
        {found && (count === 0 ? 'No question matches. Try another word, or write to us.' : `${count} found`)}
      </p>
      <div ref={list} className="index-card divide-y divide-line" hidden={count === 0}>
        {questions.map(({ question, answer }, at) => (
          <details key={question} name="faq" className="group" hidden={!isShown(at)}>
            <summary className="touch flex items-center justify-between gap-4 px-5 py-3 hover:bg-subject-wash">
              <h3 className="min-w-0 text-large leading-snug wrap-anywhere">{question}</h3>
              <Plus
                aria-hidden
                className="size-5 shrink-0 text-subject-ink transition-transform group-open:rotate-45"
              />
            </summary>
            <div className="prose px-5 pb-5">{answer}</div>
          </details>
        ))}
      </div>
    </div>
  )
}

/** Only where it works: it needs the page's script. Its room is kept from the start. */
function SearchField({ onSearch }: { onSearch: (words: string) => void }) {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <div className="min-h-12">
      {ready && (
        <div className="relative">
          <Search aria-hidden className="absolute top-3.5 left-3 size-5 text-ink-soft" />
          <input
            type="search"
            aria-label="Search the questions"
            placeholder="Search the questions"
            maxLength={80}
            onChange={(event) => onSearch(event.currentTarget.value)}
            className="touch w-full rounded-md border border-line-strong bg-surface py-2.5 pr-3 pl-10"
          />
        </div>
      )}
    </div>
  )
}

/** Finds words, also half-written and slightly wrong ones, in the questions and answers as they stand in the page. */
function useSearch(list: { readonly current: HTMLElement | null }) {
  const [found, setFound] = useState<ReadonlySet<number> | null>(null)
  const latest = useRef('')
  const search = async (words: string) => {
    latest.current = words
    if (words.trim() === '') return setFound(null)
    const { default: MiniSearch } = await import('minisearch')
    const index = new MiniSearch({ fields: ['question', 'answer'] })
    index.addAll(
      [...(list.current?.querySelectorAll('details') ?? [])].map((details, id) => ({
        id,
        question: details.querySelector('summary')?.textContent ?? '',
        answer: details.querySelector('.prose')?.textContent ?? '',
      })),
    )
    const results = index.search(words, { prefix: true, fuzzy: 0.2, boost: { question: 2 }, combineWith: 'AND' })
    if (latest.current === words) setFound(new Set(results.map(({ id }) => Number(id))))
  }
  return { found, search: (words: string) => void search(words) }
}
