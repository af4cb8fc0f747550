import { classes } from '../ui/classes.ts'

/** A QR code: black on white in every theme, since that is what readers of it expect. */
export function QrCode({
  qr: { size, path },
  label,
  className,
}: {
  qr: { size: number; path: string }
  label: string
  className?: string
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classes('aspect-square shrink-0 rounded-md', className)}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
