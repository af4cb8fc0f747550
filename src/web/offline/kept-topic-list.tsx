import { Trash2 } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { fileSize } from './file-size.ts'
import { type KeptTopic, listTopics, removeTopic, sizeOfTopic } from './kept-topics.ts'
import { canKeepPages } from './start-worker.ts'

interface Kept {
  rows: { topic: KeptTopic; bytes: number }[]
  /** Whether the browser promised not to clear them; null where it doesn't say. */
  lasting: boolean | null
}

async function readKept(): Promise<Kept> {
  if (!canKeepPages()) throw new Error('this browser keeps no pages')
  const topics = await listTopics()
  const rows = await Promise.all(topics.map(async (topic) => ({ topic, bytes: await sizeOfTopic(topic) })))
  return { rows, lasting: (await navigator.storage?.persisted?.()) ?? null }
}

/** The kept topics with their sizes, each to open or remove. */
export function KeptTopicList() {
  const [kept, setKept] = useState<Kept | 'impossible' | null>(null)
  const [said, setSaid] = useState('')
  const read = useCallback(() => readKept().then(setKept, () => setKept('impossible')), [])
  useEffect(() => void read(), [read])
  const remove = async (topic: KeptTopic) => {
    await removeTopic(topic)
    await read()
    setSaid(`${topic.title} is removed.`)
  }
  return (
    <section>
      <h2 className="mb-4">Topics kept here</h2>
      <p role="status" className="sr-only">
        {said}
      </p>
      {kept === 'impossible' && (
        <EmptyState title="This browser keeps no pages">
          It does so only at a secure address (https), and in some browsers not in a private window.
        </EmptyState>
      )}
      {kept !== null && kept !== 'impossible' && kept.rows.length === 0 && (
        <EmptyState
          title="No topic is kept yet"
          action={
            <ButtonLink to="/revision" look="main">
              Choose a topic
            </ButtonLink>
          }
        >
          Open a topic and choose ‘Keep this topic offline’.
        </EmptyState>
      )}
      {kept !== null && kept !== 'impossible' && kept.rows.length > 0 && (
        <>
          <ul className="grid gap-3">
            {kept.rows.map(({ topic, bytes }) => (
              <li key={topic.page} className="index-card flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
                <div className="min-w-0 grow basis-48">
                  <Link to={topic.page} className="link text-h3 font-bold">
                    {topic.title}
                  </Link>
                  <p className="tabular text-small text-ink-soft">
                    {topic.place} · {fileSize(bytes)}
                  </p>
                </div>
                <Button onClick={() => remove(topic)} aria-label={`Remove ${topic.title}`}>
                  <Trash2 aria-hidden className="size-4" /> Remove
                </Button>
              </li>
            ))}
          </ul>
          {kept.lasting !== null && (
            <p className="mt-3 text-small text-ink-soft">
              {kept.lasting
                ? 'The browser has promised to keep them until you remove them.'
                : 'The browser may clear them when the device runs out of room.'}
            </p>
          )}
        </>
      )}
    </section>
  )
}
