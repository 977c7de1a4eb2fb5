import { text } from '../gateway/wire.ts'

/** Paths of gateway pictures, which are served on our own origin. */
const drawing = /^\/media\/[\w./-]+$/

/** Returns a URL that a browser may load: on an `https` host, or a drawing on our own origin. Rejects the URL of a folder. */
export function imageUrl(value: unknown): string | undefined {
  const url = text(value)
  if (!url) return undefined
  // A gateway on the same machine may use our origin, which has no https there.
  const own = url.replace(/^(https?:)?\/\/(localhost|127\.0\.0\.1)(:\d+)?\//i, '/')
  if (own.endsWith('/')) return undefined
  if (drawing.test(own) && !own.includes('..')) return own
  const absolute = url.startsWith('//') ? `https:${url}` : url
  return /^https:\/\/[\w.-]+\.[\w-]+(:\d+)?\/\S+$/i.test(absolute) ? absolute : undefined
}

/** Returns the path of a picture on our own origin; null for anything else. */
export function mediaPath(value: unknown): string | null {
  const found = text(value)
  return found !== undefined && drawing.test(found) && !found.includes('..') ? found : null
}

export const isDrawing = (url: string) => drawing.test(url)
