import { type DestinationStream, pino } from 'pino'

/**
 * Returns the fields of an error that are safe to log. The message is omitted, because mail servers repeat the recipient in it. Fields
 * that libraries attach, such as the list of rejected addresses, are omitted, too.
 */
export function toLoggableError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const field = (name: string): unknown => Reflect.get(error, name)
  return {
    type: error.name,
    code: field('code'),
    responseCode: field('responseCode'),
    // The first lines of a stack repeat the message.
    stack: error.stack?.slice(error.stack.indexOf('\n    at ') + 1),
  }
}

/** Creates the logger, which writes to standard output unless another destination is given. */
export const createLogger = (destination: DestinationStream = pino.destination(1)) =>
  pino({ name: 'identity', serializers: { err: toLoggableError } }, destination)
