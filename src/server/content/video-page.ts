import { html } from 'hono/html'
import type { Video } from '#domain/content/body.ts'

const STYLE =
  'html,body{margin:0;height:100%;background:#000}video,iframe{display:block;width:100%;height:100%;border:0}'

/** What a player from elsewhere may do: play, and nothing to the page around it. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation'

/** The addresses at which the sites play a video for others. Neither sets a cookie before it plays. */
const players = {
  youtube: { site: 'https://www.youtube-nocookie.com', path: (id: string) => `/embed/${id}?autoplay=1&rel=0` },
  vimeo: { site: 'https://player.vimeo.com', path: (id: string) => `/video/${id}?autoplay=1&dnt=1` },
}

/**
 * A page of its own for one video, which the videos screen frames when somebody has pressed Watch Now: its policy allows that
 * video and nothing else, so that the product's own pages need allow nothing.
 */
export function videoPage({ title, video }: { title: string; video: Video }): { page: string; policy: string } {
  const common = ["default-src 'none'", "style-src 'unsafe-inline'", "frame-ancestors 'self'", "base-uri 'none'"]
  if (video.kind === 'file')
    return {
      page: pageOf(title, html`<video src="${video.url}" controls autoplay playsinline></video>`),
      // A file's host may hand on to another that stores it.
      policy: [...common, 'media-src https:'].join('; '),
    }
  const { site, path } = players[video.kind]
  // The sites refuse to play where they are not told which site asks.
  const frame = html`<iframe src="${site}${path(video.videoId)}" title="${title}" sandbox="${SANDBOX}" allow="autoplay; encrypted-media; fullscreen; picture-in-picture" allowfullscreen referrerpolicy="strict-origin-when-cross-origin"></iframe>`
  return { page: pageOf(title, frame), policy: [...common, `frame-src ${site}`].join('; ') }
}

const pageOf = (title: string, player: ReturnType<typeof html>): string =>
  String(
    html`<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head><body>${player}</body></html>`,
  )
