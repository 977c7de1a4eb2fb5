import { text } from '../gateway/wire.ts'

/** Paths of gateway pictures, which are served on our own origin. */
const mediaPathPattern = /^\/media\/[\w./-]+$/

/** Returns a URL that a browser may load: on an `https` host, or a drawing on our own origin. Rejects the URL of a folder. */
export function imageUrl(value: unknown): string | undefined {
  const url = text(value)
  if (!url) return undefined
  // A gateway on the same machine may use our origin, which has no https there.
  const localPath = url.replace(/^(https?:)?\/\/(localhost|127\.0\.0\.1)(:\d+)?\//i, '/')
  if (localPath.endsWith('/')) return undefined
  if (mediaPathPattern.test(localPath) && !localPath.includes('..')) return localPath
  const absolute = url.startsWith('//') ? `https:${url}` : url
  return /^https:\/\/[\w.-]+\.[\w-]+(:\d+)?\/\S+$/i.test(absolute) ? absolute : undefined
}

/** Returns the path of a picture on our own origin; null for anything else. */
export function mediaPath(value: unknown): string | null {
  const path = text(value)
  return path !== undefined && mediaPathPattern.test(path) && !path.includes('..') ? path : null
}

export const isDrawing = (url: string) => mediaPathPattern.test(url)
