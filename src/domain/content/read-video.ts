import type { Video } from './body.ts'

const https =
  /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d{1,5})?(\/[^\s?#"'<>\\]*)?(\?[^\s#"'<>\\]*)?(#[^\s"'<>\\]*)?$/i
const youtubeId = /^[\w-]{11}$/

/** The video that an address names: an .mp4 or .webm file, or one on YouTube or Vimeo. Null for anything else. */
export function readVideo(address: string): Video | null {
  const [url, host = '', path = '/', query = ''] = https.exec(address.trim()) ?? []
  if (!url) return null
  const site = host.toLowerCase().replace(/^(www|m)\./, '')
  if (site === 'youtu.be') return youtube(path.slice(1))
  if (site === 'youtube.com' || site === 'youtube-nocookie.com')
    return youtube(/^\/(?:embed|shorts|live)\/([^/]+)/.exec(path)?.[1] ?? /[?&]v=([^&]+)/.exec(query)?.[1] ?? '')
  if (site === 'vimeo.com' || site === 'player.vimeo.com') {
    const videoId = /^\/(?:video\/)?(\d{1,12})\/?$/.exec(path)?.[1]
    return videoId ? { kind: 'vimeo', videoId } : null
  }
  return /\.(mp4|webm)$/i.test(path) ? { kind: 'file', url, host: host.toLowerCase() } : null
}

const youtube = (videoId: string): Video | null => (youtubeId.test(videoId) ? { kind: 'youtube', videoId } : null)

/** Who is asked for the video when it plays, by name. */
export const videoSource = (video: Video): string =>
  video.kind === 'file' ? video.host : { youtube: 'YouTube', vimeo: 'Vimeo' }[video.kind]
