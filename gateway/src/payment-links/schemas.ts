import { z } from 'zod'
import { emailText } from '#src/agents/field-rules.ts'
import { envelopeOf } from '#src/errors.ts'
import { cultCode } from '#src/locales.ts'
import { chosenData } from '#src/orders/chosen-data.ts'
import { clientId, wireText } from '#src/wire-text.ts'
import { linkStatuses } from './link-rules.ts'

// Request and response schemas of the payment link routes.

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const jsonObject = z.record(z.string(), z.unknown())

/** Body of a new link. The client chooses `id` to identify the call, so that a retry does not create a second link. */
export const newLinkBody = (types: readonly string[]) =>
  z.object({
    id: clientId.nullish(),
    email: emailText,
    expirationTime: instant,
    cultCode,
    data: chosenData(types),
  })

export type NewLinkBody = z.infer<ReturnType<typeof newLinkBody>>

const linkId = wireText.trim().min(1).max(200)

export const linkQuery = z.object({ id: linkId })

/** Body of a change to a link. Without an `expirationTime`, the link is disabled. */
export const changeBody = z
  .object({
    id: linkId,
    disabled: z.union([z.literal(true), z.literal('disabled')]).nullish(),
    expirationTime: instant.nullish(),
  })
  .refine(({ disabled, expirationTime }) => !disabled || !expirationTime, {
    path: ['expirationTime'],
    error: 'cannot be set on a link that is being disabled',
  })

export type ChangeBody = z.infer<typeof changeBody>

const MAX_LIMIT = 100

const pageNumber = z.coerce.number().int().min(1).max(100_000)

/** The `paginationKey` of an earlier page, as JSON text. */
const pageKey = z
  .string()
  .max(100)
  .transform((text, context) => {
    try {
      return z.object({ page: pageNumber }).parse(JSON.parse(text)).page
    } catch {
      context.addIssue('must be the paginationKey of an earlier page as JSON')
      return z.NEVER
    }
  })

export const listQuery = z.object({
  key: pageKey.optional(),
  page: pageNumber.default(1),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).optional(),
  /** One or more values, separated by commas, in any letter case. */
  status: wireText.max(100).optional(),
})

export type ListQuery = z.infer<typeof listQuery>

const text = z.string()
const textOrNull = text.nullable()
const status = z.enum(linkStatuses)

const linkRow = z.object({
  id: text,
  createdAt: text,
  expirationTime: text,
  status,
  userEmail: text,
  userCompany: text,
  targetUserEmail: text,
  targetUserCompany: textOrNull,
  targetUserLanguage: textOrNull,
  openedCount: z.number().int(),
  lastOpenedAt: textOrNull,
  paidAt: textOrNull,
  brn: textOrNull,
  provider: textOrNull,
  isOwnBooking: z.boolean(),
  isMine: z.boolean(),
  data: z.object({ type: text, search: jsonObject, basket: jsonObject }),
})

export type LinkRow = z.infer<typeof linkRow>

export const linkList = z.object({
  results: z.array(linkRow),
  paginationKey: z.object({ page: z.number().int() }).nullable(),
  totalCount: z.number().int(),
  page: z.number().int(),
  supports: z.array(text),
})

const createdLink = z.object({
  id: text,
  expirationTime: text,
  targetUserCompany: textOrNull,
  targetUserLanguage: textOrNull,
})

export type CreatedLink = z.infer<typeof createdLink>
export const createdResponse = envelopeOf(createdLink)

const openedLink = linkRow.omit({ data: true }).extend({
  history: z
    .array(z.object({ at: text, kind: text, actor: textOrNull, expirationTime: textOrNull, brn: textOrNull }))
    .nullable(),
})

/** The opened link, with an error code if it cannot be paid. */
export const openedResponse = envelopeOf(openedLink).extend({
  data: linkRow.shape.data.extend({ selectedRooms: z.array(z.unknown()).nullable() }).nullable(),
  errorCode: textOrNull,
})

const changedLink = z.object({ id: text, status, expirationTime: text })

export type ChangedLink = z.infer<typeof changedLink>
export const changedResponse = envelopeOf(changedLink)
