import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { DEVICE_CHANGED } from '../device/device-store.ts'
import { countWaiting, waitingWorkOf } from '../device/waiting-work.ts'

/** Seconds until what could not be sent is tried again; then each time the last. */
const TRY_AGAIN_S = [2, 5, 10, 30]

/**
 * How much of a pupil's work waits on this device (null: nobody's), and sends it from whatever page is open as soon as it can;
 * `onArrived` is called when some of it has arrived.
 */
export function useWaitingWork(owner: string | null, canSend: boolean, onArrived: () => void): number {
  const [waiting, setWaiting] = useState(0)
  const [sessions, setSessions] = useState(0)
  const sending = useRef(false)
  const look = useCallback(() => {
    const work = owner === null ? null : waitingWorkOf(owner)
    setWaiting(work ? countWaiting(work) : 0)
    setSessions(work?.sessions ?? 0)
    return work
  }, [owner])
  useEffect(() => {
    look()
    addEventListener(DEVICE_CHANGED, look)
    addEventListener('storage', look)
    return () => {
      removeEventListener(DEVICE_CHANGED, look)
      removeEventListener('storage', look)
    }
  }, [look])

  const tell = useEffectEvent(onArrived)
  const any = waiting + sessions > 0
  useEffect(() => {
    if (owner === null || !canSend || !any) return
    let timer: ReturnType<typeof setTimeout>
    let left = false
    const send = async (tries: number) => {
      const work = look()
      if (work && !sending.current) {
        sending.current = true
        const arrived = await import('./sending/send-waiting.ts')
          .then(({ sendWaiting }) => sendWaiting(owner, work))
          .catch(() => 0)
        sending.current = false
        if (left) return
        if (arrived > 0) tell()
      }
      timer = setTimeout(() => void send(tries + 1), (TRY_AGAIN_S[tries] ?? TRY_AGAIN_S.at(-1) ?? 0) * 1000)
    }
    // A page that sends its own answers is left to it for a moment.
    timer = setTimeout(() => void send(0), 1000)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [owner, canSend, any, look])
  return waiting
}
