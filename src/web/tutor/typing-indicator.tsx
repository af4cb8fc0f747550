/** That the tutor is at work: three dots that rise in turn, or, where nothing should move, words. */
export function TypingIndicator({ still }: { still: boolean }) {
  if (still) return <p>The tutor is typing…</p>
  return (
    <p className="flex min-h-6 items-center gap-1.5">
      <span className="sr-only">The tutor is typing…</span>
      {[0, 0.15, 0.3].map((delay) => (
        <span
          key={delay}
          aria-hidden
          className="size-2 animate-[rise_0.6s_ease-in-out_infinite_alternate] rounded-full bg-subject-edge"
          style={{ animationDelay: `${delay}s` }}
        />
      ))}
    </p>
  )
}
