import { useSyncExternalStore } from 'react'

function watch(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
const isOffline = () => !navigator.onLine

/** Whether the browser says that it has no connection. It knows of the device's network only, not of what lies beyond. */
export const useOffline = () => useSyncExternalStore(watch, isOffline, () => false)
