/** For a wait that has no screen of its own; `label` is shown and announced. */
export function Spinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <div role="status" className="flex items-center justify-center gap-3 py-10 text-ink-soft">
      <span
        aria-hidden
        className="size-6 animate-[turn_0.9s_linear_infinite] rounded-full border-3 border-subject-line border-t-subject"
      />
      {label}
    </div>
  )
}
