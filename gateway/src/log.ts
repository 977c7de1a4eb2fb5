import { type DestinationStream, pino } from 'pino'

const MAX_CAUSES = 3

/** SQLSTATE class 22: PostgreSQL quotes the rejected value in the message. */
const isDataException = (code: unknown) => typeof code === 'string' && /^22\w{3}$/.test(code)

/**
 * Returns the fields of an error that are safe to log. Everything else is dropped: database drivers attach the query, its parameters and the
 * failing row, which contain e-mail addresses, names and authenticator secrets.
 */
export function toLoggableError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const field = (name: string): unknown => Reflect.get(error, name)
  const code = field('code')
  const message = isDataException(code) ? error.message.replaceAll(/".*"/gs, '"…"') : error.message
  return {
    type: error.name,
    message,
    // The first lines of a stack repeat the message.
    stack: error.stack?.slice(error.stack.indexOf('\n    at ') + 1),
    code,
    constraint: field('constraint'),
    table: field('table'),
    column: field('column'),
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: toLoggableError(error.cause, depth + 1) }),
  }
}

/** Removes the document token and the query string, which may contain payment link ids and search text. */
const toLoggableRequest = ({ method, url }: { method: string; url: string }) => ({
  method,
  url: url.split('?', 1)[0]?.replace(/^\/documents\/.*/, '/documents/…'),
})

export type Logger = ReturnType<typeof createLogger>

/** Creates the gateway's logger, which writes to standard output unless another destination is given. */
export const createLogger = (destination?: DestinationStream) =>
  pino(
    {
      name: 'gateway',
      serializers: { err: toLoggableError, error: toLoggableError, req: toLoggableRequest },
    },
    destination ?? pino.destination(1),
  )
