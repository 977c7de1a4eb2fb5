import { z } from 'zod'

export interface Envelope<T> {
  status: { code: number; message: string }
  context: { trackToken?: string }
  info: { token?: string }
  response: T | null
  errors: WireError[]
}

/** An error on the wire. Level 1 is a notice; level 2 means that the call failed. */
export const wireError = z.object({
  provider: z.string().nullable(),
  level: z.number().int(),
  code: z.string(),
  message: z.string(),
  extraDetails: z.record(z.string(), z.unknown()),
})

export type WireError = z.infer<typeof wireError>

/** Wraps a response schema in the envelope. */
export const envelopeOf = <T extends z.ZodType>(response: T) =>
  z.object({
    status: z.object({ code: z.number().int(), message: z.string() }),
    context: z.object({ trackToken: z.string().optional() }),
    info: z.object({ token: z.string().optional() }),
    response: response.nullable(),
    errors: z.array(wireError),
  })

/** Envelope of a successful call. */
export const ok = <T>(
  response: T,
  context: { trackToken?: string } = {},
  info: { token?: string } = {},
): Envelope<T> => ({
  status: { code: 0, message: 'Success' },
  context,
  info,
  response,
  errors: [],
})

/** Envelope of an expected refusal: HTTP 200 with a status code other than 0. */
export const refusal = (
  code: string,
  message: string,
  extraDetails: Record<string, unknown> = {},
  { statusCode = 1, provider = null }: { statusCode?: number; provider?: string | null } = {},
): Envelope<never> => ({
  status: { code: statusCode, message },
  context: {},
  info: {},
  response: null,
  errors: [{ provider, level: 2, code, message, extraDetails }],
})

/** An error with an HTTP status, such as a missing token or an unreadable body. The error handler in app.ts sends it. */
export class HttpError extends Error {
  readonly statusCode: number
  readonly code: string
  readonly extraDetails: Record<string, unknown>

  constructor(statusCode: number, code: string, message: string, extraDetails: Record<string, unknown> = {}) {
    super(message)
    this.statusCode = statusCode
    this.code = code
    this.extraDetails = extraDetails
  }
}
