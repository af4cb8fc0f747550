import { useSyncExternalStore } from 'react'

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-read-calm'] })
  return () => observer.disconnect()
}
const isCalm = () => document.documentElement.dataset.readCalm === 'on'

/** Whether calm mode is on: nothing moves on by itself or runs against a clock. What only shows carries `data-lively`. */
export const useCalm = () => useSyncExternalStore(watch, isCalm, () => false)
