import { Failure } from '../errors/failure.ts'

/** Awaits a call, or returns something else while the gateway fails. A token that the gateway rejects stays rejected. */
export async function unlessGatewayFails<Answer, Fallback>(
  call: Promise<Answer>,
  fallback: (failure: Failure) => Fallback,
): Promise<Answer | Fallback> {
  try {
    return await call
  } catch (error) {
    if (error instanceof Failure && error.code.startsWith('GATEWAY_')) return fallback(error)
    throw error
  }
}
