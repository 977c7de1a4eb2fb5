import { z } from 'zod'

/** Levels of the wire's errors: 1 tells, 2 stops the call. */
export interface WireError {
  provider: string | null
  level: number
  code: string
  message: string
  extraDetails: Record<string, unknown>
}

export interface Envelope<T> {
  status: { code: number; message: string }
  context: { trackToken?: string }
  info: { token?: string }
  response: T | null
  errors: WireError[]
}

/** The zod shape of an envelope around a response, for the routes' schemas. */
export const envelopeOf = <T extends z.ZodType>(response: T) =>
  z.object({
    status: z.object({ code: z.number().int(), message: z.string() }),
    context: z.object({ trackToken: z.string().optional() }),
    info: z.object({ token: z.string().optional() }),
    response: response.nullable(),
    errors: z.array(
      z.object({
        provider: z.string().nullable(),
        level: z.number().int(),
        code: z.string(),
        message: z.string(),
        extraDetails: z.record(z.string(), z.unknown()),
      }),
    ),
  })

/** A call that worked. */
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

/** An expected refusal: HTTP 200 with a status code other than 0, which is how this family of gateways says no. */
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

/** A fault that has an HTTP status: no token, wrong group, unreadable body. Thrown anywhere, answered once in app.ts. */
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
