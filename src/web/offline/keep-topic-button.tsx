import { Check, Download, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../ui/button.tsx'
import { fileSize } from './file-size.ts'
import { type KeptTopic, keepTopic, listTopics, removeTopic, sizeOfTopic } from './kept-topics.ts'
import { pageBuild } from './page-build.ts'
import { OFFLINE_PAGE } from './page-key.ts'
import { canKeepPages, startWorker } from './start-worker.ts'

type State =
  | { is: 'unknown' | 'not-kept' | 'failed' | 'impossible' }
  | { is: 'keeping'; done: number; of: number }
  | { is: 'kept'; bytes: number }

/** Keeps everything that can be done with a topic on this device, and says what became of it. */
export function KeepTopicButton({ topic }: { topic: KeptTopic }) {
  const [state, setState] = useState<State>({ is: 'unknown' })
  const { page } = topic

  useEffect(() => {
    let shown = true
    const look = async (): Promise<State> => {
      if (!canKeepPages()) return { is: 'impossible' }
      const kept = (await listTopics()).find((one) => one.page === page)
      return kept ? { is: 'kept', bytes: await sizeOfTopic(kept) } : { is: 'not-kept' }
    }
    look()
      .catch((): State => ({ is: 'impossible' }))
      .then((seen) => shown && setState(seen))
    return () => {
      shown = false
    }
  }, [page])

  const keep = async () => {
    setState({ is: 'keeping', done: 0, of: 1 })
    try {
      await startWorker()
      await keepTopic(topic, pageBuild(), (done, of) => setState({ is: 'keeping', done, of }))
      // Asked for here, where it is plain what for; refused, the browser may clear the topic when the device is full.
      await navigator.storage?.persist?.()
      setState({ is: 'kept', bytes: await sizeOfTopic(topic) })
    } catch {
      setState({ is: 'failed' })
    }
  }
  const remove = async () => {
    await removeTopic(topic)
    setState({ is: 'not-kept' })
  }

  if (state.is === 'impossible') return null
  return (
    <section aria-label="Without a connection" className="mt-8 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      {state.is === 'kept' ? (
        <Button onClick={remove}>
          <Trash2 aria-hidden className="size-4" /> Remove from this device
        </Button>
      ) : (
        <Button
          onClick={keep}
          busy={state.is === 'keeping'}
          busyLabel={state.is === 'keeping' ? `Keeping ${state.done} of ${state.of}…` : 'Keeping…'}
        >
          <Download aria-hidden className="size-4" /> Keep this topic offline
        </Button>
      )}
      <p role="status" className="text-small text-ink-soft">
        {state.is === 'failed' && (
          <span className="font-bold text-bad">
            It could not be kept. Check the connection and the room on this device, then try again.
          </span>
        )}
        {state.is === 'kept' && (
          <>
            <Check aria-hidden className="inline size-4 text-good" /> Kept on this device ({fileSize(state.bytes)}). See
            all that is{' '}
            <Link to={OFFLINE_PAGE} className="link">
              on this device
            </Link>
            .
          </>
        )}
      </p>
    </section>
  )
}
