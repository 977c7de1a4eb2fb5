import { z } from 'zod'
import { envelopeOf } from '#src/errors.ts'
import { cultCode, locales } from '#src/locales.ts'
import { wireText } from '#src/wire-text.ts'
import { documentKinds } from './kinds.ts'

export const documentBody = z.object({
  bookingReferenceNo: wireText,
  provider: wireText,
  kind: z.enum(documentKinds),
  cultCode,
})

export type DocumentBody = z.output<typeof documentBody>

export const documentResponse = envelopeOf(
  z.object({ number: z.string(), path: z.string(), expiresAt: z.iso.datetime(), fileName: z.string() }),
)

export type DocumentLink = NonNullable<z.output<typeof documentResponse>['response']>

/** `language` overrides the language of the link. */
export const documentQuery = z.object({ language: z.enum(locales).optional() })

export const documentToken = z.object({ token: z.string().regex(/^[\w-]{1,150}\.[\w-]{43}$/) })
