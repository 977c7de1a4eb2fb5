import { Failure } from '../errors/failure.ts'

/** Awaits a call, and returns a fallback if the gateway fails. A rejected token still throws. */
export async function unlessGatewayFails<Result, Fallback>(
  call: Promise<Result>,
  fallback: (failure: Failure) => Fallback,
): Promise<Result | Fallback> {
  try {
    return await call
  } catch (error) {
    if (error instanceof Failure && error.code.startsWith('GATEWAY_')) return fallback(error)
    throw error
  }
}
