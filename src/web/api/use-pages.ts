import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** How long a typed search waits for its next letter. */
const TYPING_MS = 250

interface Pages<Page> {
  /** Null until the first has come. */
  pages: readonly Page[] | null
  loading: boolean
  failed: boolean
}

/**
 * A list that comes page by page. Whenever `wanted` (what is looked for) changes it begins afresh; what came before stays
 * meanwhile. `more` fetches the next page, `reload` the list again.
 */
export function usePages<Page extends { next: string | null }>(options: {
  wanted: string
  load: (after: string | undefined) => Promise<Page>
  onFailure: () => void
}): Pages<Page> & { more: () => void; reload: () => void } {
  const { wanted, load, onFailure } = options
  const [state, setState] = useState<Pages<Page>>({ pages: null, loading: true, failed: false })
  const turn = useRef(0)
  const asked = useRef('')

  const fetchPage = async (before: readonly Page[]) => {
    const own = ++turn.current
    setState((shown) => ({ ...shown, loading: true }))
    try {
      const page = await load(before.at(-1)?.next ?? undefined)
      if (own === turn.current) setState({ pages: [...before, page], loading: false, failed: false })
    } catch {
      if (own !== turn.current) return
      setState((shown) => ({ ...shown, loading: false, failed: true }))
      onFailure()
    }
  }
  const begin = useEffectEvent(() => void fetchPage([]))
  useEffect(() => {
    const timer = setTimeout(() => begin(), asked.current === '' ? 0 : TYPING_MS)
    asked.current = wanted
    return () => clearTimeout(timer)
  }, [wanted])

  return { ...state, more: () => void fetchPage(state.pages ?? []), reload: () => void fetchPage([]) }
}
