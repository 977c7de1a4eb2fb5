/** Payment link calls, which return null for a gateway that does not support links. */
import type { ChosenData } from '../checkout/choice.ts'
import type { Context } from '../context.ts'
import type { GatewayResult } from '../gateway/envelope.ts'
import type { Gateway } from '../gateway/client.ts'

type Result = Promise<GatewayResult | null>

export const createLink = (
  { gateway, locale }: Pick<Context, 'gateway' | 'locale'>,
  body: { id: string; email: string; expirationTime: string; data: ChosenData },
): Result => gateway.callOptional('POST /cart/link', { body: { ...body, cultCode: locale } })

export const readLink = (gateway: Gateway, id: string): Result =>
  gateway.callOptional('GET /cart/link', { query: { id } })

export const readLinks = (gateway: Gateway, isMine: boolean, query: Record<string, string>): Result =>
  gateway.callOptional(isMine ? '/share/list/me' : '/share/list', { query })

export type LinkChange = { disabled: true } | { expirationTime: string }

export const changeLink = (gateway: Gateway, id: string, change: LinkChange): Result =>
  gateway.callOptional('PUT /share', { body: { id, ...change } })
