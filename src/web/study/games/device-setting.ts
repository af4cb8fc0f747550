import { useEffect, useState } from 'react'
import { deviceValue } from '../../device/device-value.ts'
import { oneOf } from '../../device/stored-shape.ts'

/** A choice between two that this device remembers under `name`; `standard` until one was made. */
export function useDeviceSetting<Value extends string>(
  name: string,
  values: readonly Value[],
  standard: Value,
): [value: Value, choose: (value: Value) => void] {
  const [chosen, setChosen] = useState<Value | null>(null)
  useEffect(() => setChosen(deviceValue(name, oneOf(values)).read()), [name, values])
  const choose = (value: Value) => {
    setChosen(value)
    deviceValue(name, oneOf(values)).keep(value)
  }
  return [chosen ?? standard, choose]
}
