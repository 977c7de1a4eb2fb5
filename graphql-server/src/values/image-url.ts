import { text } from '../gateway/wire.ts'

/** Paths of gateway pictures, which are served on our own origin. */
const drawing = /^\/media\/[\w./-]+$/

/** A URL that a browser may load: on an `https` host, or a drawing on our own origin. The URL of a folder is rejected. */
export function imageUrl(value: unknown): string | undefined {
  const address = text(value)
  if (!address) return undefined
  // A gateway on the same machine may use our origin, which has no https there.
  const own = address.replace(/^(https?:)?\/\/(localhost|127\.0\.0\.1)(:\d+)?\//i, '/')
  if (own.endsWith('/')) return undefined
  if (drawing.test(own) && !own.includes('..')) return own
  const absolute = address.startsWith('//') ? `https:${address}` : address
  return /^https:\/\/[\w.-]+\.[\w-]+(:\d+)?\/\S+$/i.test(absolute) ? absolute : undefined
}

/** The path of a picture on our own origin; null for anything else. */
export function mediaPath(value: unknown): string | null {
  const found = text(value)
  return found !== undefined && drawing.test(found) && !found.includes('..') ? found : null
}

export const isDrawing = (url: string) => drawing.test(url)
