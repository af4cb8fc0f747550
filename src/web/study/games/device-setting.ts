import { useEffect, useState } from 'react'

/** A choice between two that this device remembers; `standard` until one was made, and where nothing can be stored. */
export function useDeviceSetting<Value extends string>(
  key: string,
  values: readonly Value[],
  standard: Value,
): [value: Value, choose: (value: Value) => void] {
  const [chosen, setChosen] = useState<Value | null>(null)
  useEffect(() => {
    try {
      const stored = localStorage.getItem(key)
      setChosen(values.find((value) => value === stored) ?? null)
    } catch {
      // Storage may be switched off.
    }
  }, [key, values])
  const choose = (value: Value) => {
    setChosen(value)
    try {
      localStorage.setItem(key, value)
    } catch {
      // Then it holds until the page is left.
    }
  }
  return [chosen ?? standard, choose]
}
