import type { ContentType } from '#domain/content/content-place.ts'
import { renderBody } from './render-body.ts'

/** The process in which `showBody` has bodies rendered. */
process.on('message', ({ type, body }: { type: ContentType; body: string }) => {
  process.send?.(renderBody(type, body))
})
process.send?.('ready')
