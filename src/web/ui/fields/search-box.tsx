import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { inputClass } from './field-frame.tsx'

interface SearchBoxProps {
  placeholder: string
  value: string
  onChange: (value: string) => void
}

/** Filters a list while one types; its placeholder is its name. */
export function SearchBox({ placeholder, value, onChange }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  // React leaves in place what was typed before it came, and tells nobody.
  const takeUp = useEffectEvent(() => {
    const typed = box.current?.value ?? ''
    if (typed !== value) onChange(typed)
  })
  useEffect(() => takeUp(), [])
  return (
    <div className="relative min-w-0 grow basis-60">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
      />
      <input
        ref={box}
        type="search"
        aria-label={placeholder}
        placeholder={placeholder}
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputClass} pl-10`}
      />
    </div>
  )
}
