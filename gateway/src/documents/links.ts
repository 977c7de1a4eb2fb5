import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { locales } from '#src/locales.ts'

/** Lifetime of a document link. */
export const LINK_LIFETIME_MS = 10 * 60_000

const claims = z.tuple([z.number().int(), z.enum(locales), z.number()])

type Key = string | null

/** Used if no key is configured. A restart then invalidates all links. */
const processKey = randomBytes(32)

const sign = (key: Key, text: string) =>
  createHmac('sha256', key ?? processKey)
    .update(text)
    .digest('base64url')

/** Creates a token that opens one document in one language until it expires. The token reveals nothing about the booking. */
export function signLink(key: Key, { id, locale, now }: { id: number; locale: (typeof locales)[number]; now: Date }) {
  const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS)
  const text = Buffer.from(JSON.stringify([id, locale, expiresAt.getTime()])).toString('base64url')
  return { token: `${text}.${sign(key, text)}`, expiresAt }
}

/** Returns the document id and language of a token, or undefined if the token was altered or has expired. */
export function readLink(key: Key, token: string, now: Date) {
  const [text = '', signature = ''] = token.split('.')
  const actual = Buffer.from(signature)
  const expected = Buffer.from(sign(key, text))
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined
  const [id, locale, expiresAt] = claims.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  return now.getTime() < expiresAt ? { id, locale } : undefined
}
