import { Failure } from '../errors/failure.ts'

/** Awaits a call, and returns a fallback if the gateway fails. A rejected token still throws. */
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
