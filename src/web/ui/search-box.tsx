import { Search } from 'lucide-react'
import { inputClass } from './field-frame.tsx'

interface SearchBoxProps {
  placeholder: string
  value: string
  onChange: (value: string) => void
}

/** Filters a list while one types; its placeholder is its name. */
export function SearchBox({ placeholder, value, onChange }: SearchBoxProps) {
  return (
    <div className="relative min-w-0 grow basis-60">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
      />
      <input
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
