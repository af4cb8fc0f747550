import { useEffect, useState } from 'react'

/** A text as a QR picture, always black on white as cameras want it. What makes it is fetched when one is shown. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const [cells, setCells] = useState<readonly boolean[][]>([])
  useEffect(() => {
    let left = false
    void import('uqr').then(({ encode }) => left || setCells(encode(text, { border: 2 }).data))
    return () => {
      left = true
    }
  }, [text])
  const size = Math.max(cells.length, 1)
  const path = cells.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-40 shrink-0 rounded-md border border-line-strong"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
