/** What is done around every operation. */
import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from '../context.ts'
import { retryAfterOf } from '../errors/failure.ts'

const answered200 = new Set<unknown>(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'])

/** GraphQL over HTTP: a client that knows only `application/json` gets 200 for a document that cannot be run; Apollo answers 400. */
export const statusForOldClients: ApolloServerPlugin<Context> = {
  async requestDidStart({ request }) {
    const accept = request.http?.headers.get('accept') ?? ''
    if (accept.includes('application/graphql-response+json')) return
    return {
      async willSendResponse({ response, errors }) {
        if (response.http.status !== 400 || !errors?.length) return
        if (errors.every(({ extensions }) => answered200.has(extensions['code']))) response.http.status = 200
      },
    }
  },
}

/** A request that came to nothing because it was one too many says when to try again. What was executed is answered with 200 all the same. */
export const retryAfter: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response, errors }) {
        const seconds = retryAfterOf(errors ?? [])
        if (seconds === undefined || response.body.kind !== 'single') return
        const { data } = response.body.singleResult
        if (Object.values(data ?? {}).every((value) => value === null)) {
          response.http.headers.set('retry-after', String(seconds))
        }
      },
    }
  },
}

/** One line for each request; no names, no figures. */
export const requestLog: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    const started = performance.now()
    return {
      async willSendResponse({ contextValue, operationName, operation, errors }) {
        contextValue.logger.info(
          {
            operation: operationName ?? operation?.operation,
            ms: Math.round(performance.now() - started),
            errors: errors?.length ?? 0,
          },
          'request',
        )
      },
    }
  },
}
