/** Hooks around every operation. The hooks are in one plugin, because Apollo Server awaits each plugin at every step. */
import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server'
import { GraphQLError } from 'graphql'
import type { Context } from '../context.ts'
import { Failure, findRetryAfter } from '../errors/failure.ts'
import type { Respond } from './compiled-queries.ts'
import { type Operation, countResponseFields, maxResponseFields } from './list-cost.ts'

type ResponseContext = GraphQLRequestContextWillSendResponse<Context>

/** Rejects an operation whose fields, multiplied by its page sizes, exceed the limit of one response. */
function limitResponseSize(operation: Operation): void {
  const fields = countResponseFields(operation)
  if (fields <= maxResponseFields) return
  const failure = new Failure('BAD_USER_INPUT', {
    cause: `${fields} fields`,
    reason: `The response could have ${fields} fields; the limit is ${maxResponseFields}. Request smaller pages or fewer fields.`,
  })
  // For a plugin's error, Apollo Server returns 500 unless the error has a status.
  throw new GraphQLError(failure.message, { originalError: failure, extensions: { http: { status: failure.status } } })
}

const codesReturnedAs200 = new Set<unknown>(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'])

/** Returns 200 instead of Apollo's 400 for an invalid document if the client accepts only `application/json`, as GraphQL over HTTP requires. */
function setStatusForLegacyClients({ request, response, errors }: ResponseContext): void {
  if (response.http.status !== 400 || !errors?.length) return
  if (request.http?.headers.get('accept')?.includes('application/graphql-response+json')) return
  if (errors.every(({ extensions }) => codesReturnedAs200.has(extensions['code']))) response.http.status = 200
}

/** Sets `Retry-After` if every field was rate limited. The HTTP status stays 200, because the operation was executed. */
function setRetryAfter({ response, errors }: ResponseContext): void {
  const seconds = findRetryAfter(errors ?? [])
  if (seconds === undefined || response.body.kind !== 'single') return
  const { data } = response.body.singleResult
  if (Object.values(data ?? {}).every((value) => value === null)) {
    response.http.headers.set('retry-after', String(seconds))
  }
}

/** Logs one line for each request, without personal data. */
function logRequest({ contextValue, operationName, operation, errors }: ResponseContext, ms: number): void {
  contextValue.logger.info(
    { operation: operationName ?? operation?.operation, ms: Math.round(ms), errors: errors?.length ?? 0 },
    'request',
  )
}

export const operationHooks = (responseForOperation: Respond): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    const started = performance.now()
    return {
      async didResolveOperation({ schema, document, operation, request: { variables = {} } }) {
        if (operation) limitResponseSize({ schema, document, operation, variables })
      },
      responseForOperation,
      async willSendResponse(responseContext) {
        setStatusForLegacyClients(responseContext)
        setRetryAfter(responseContext)
        logRequest(responseContext, performance.now() - started)
      },
    }
  },
})
