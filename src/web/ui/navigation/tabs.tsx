import type { KeyboardEvent, ReactNode } from 'react'

export interface TabsProps<Id extends string> {
  label: string
  tabs: readonly { id: Id; label: string }[]
  selected: Id
  onSelect: (id: Id) => void
}

/** A tab strip: arrow keys, Home and End move along it, as the ARIA practices say. Each tab opens the `TabPanel` of its id. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const at = tabs.findIndex(({ id }) => id === selected)
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = new Map(
      Object.entries({
        ArrowRight: at + 1,
        ArrowLeft: at - 1 + tabs.length,
        Home: 0,
        End: tabs.length - 1,
      }),
    )
    const step = steps.get(event.key)
    const next = step === undefined ? undefined : tabs[step % tabs.length]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    document.getElementById(`tab-${next.id}`)?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      className="flex gap-1 overflow-x-auto overflow-y-hidden border-b-2 border-subject-line"
    >
      {tabs.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={id === selected}
          aria-controls={`panel-${id}`}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          onKeyDown={onKeyDown}
          className="touch -mb-0.5 shrink-0 border-b-4 border-transparent px-2.5 font-bold whitespace-nowrap sm:px-4 text-ink-soft hover:text-ink aria-selected:border-subject aria-selected:text-ink"
        >
          {text}
        </button>
      ))}
    </div>
  )
}

/** Brings a tab into sight, and so the beginning of its panel, and gives it the focus: the next Tab press reaches what is first in it. */
export function showTab(id: string): void {
  const tab = document.getElementById(`tab-${id}`)
  tab?.focus({ preventScroll: true })
  tab?.scrollIntoView()
}

export function TabPanel({ id, hidden, children }: { id: string; hidden: boolean; children: ReactNode }) {
  return (
    <div role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} hidden={hidden} className="pt-5">
      {children}
    </div>
  )
}
