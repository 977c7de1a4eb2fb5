/** Hooks around every operation, in one plugin because Apollo Server awaits each plugin at every step. */
import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server'
import { GraphQLError } from 'graphql'
import type { Context } from '../context.ts'
import { Failure, retryAfterOf } from '../errors/failure.ts'
import type { Respond } from './compiled-queries.ts'
import { type Operation, answerFields, maxAnswerFields } from './list-cost.ts'

type Answered = GraphQLRequestContextWillSendResponse<Context>

/** Rejects an operation whose page sizes and fields multiply beyond the limit of one response. */
function limitAnswer(operation: Operation): void {
  const fields = answerFields(operation)
  if (fields <= maxAnswerFields) return
  const failure = new Failure('BAD_USER_INPUT', {
    cause: `${fields} fields`,
    reason: `The result could have ${fields} fields, the limit is ${maxAnswerFields}. Ask for smaller pages or fewer fields.`,
  })
  // Apollo Server answers 500 for a plugin's error unless it states a status.
  throw new GraphQLError(failure.message, { originalError: failure, extensions: { http: { status: failure.status } } })
}

const answered200 = new Set<unknown>(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'])

/** Returns 200 for an invalid document to clients that accept only `application/json`, as GraphQL over HTTP requires; Apollo returns 400. */
function setStatusForOldClients({ request, response, errors }: Answered): void {
  if (response.http.status !== 400 || !errors?.length) return
  if (request.http?.headers.get('accept')?.includes('application/graphql-response+json')) return
  if (errors.every(({ extensions }) => answered200.has(extensions['code']))) response.http.status = 200
}

/** Sets `Retry-After` when every field was rate limited. The HTTP status stays 200: the operation was executed. */
function setRetryAfter({ response, errors }: Answered): void {
  const seconds = retryAfterOf(errors ?? [])
  if (seconds === undefined || response.body.kind !== 'single') return
  const { data } = response.body.singleResult
  if (Object.values(data ?? {}).every((value) => value === null)) {
    response.http.headers.set('retry-after', String(seconds))
  }
}

/** Logs one line for each request, without personal data. */
function log({ contextValue, operationName, operation, errors }: Answered, ms: number): void {
  contextValue.logger.info(
    { operation: operationName ?? operation?.operation, ms: Math.round(ms), errors: errors?.length ?? 0 },
    'request',
  )
}

export const aroundOperations = (responseForOperation: Respond): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    const started = performance.now()
    return {
      async didResolveOperation({ schema, document, operation, request: { variables = {} } }) {
        if (operation) limitAnswer({ schema, document, operation, variables })
      },
      responseForOperation,
      async willSendResponse(answered) {
        setStatusForOldClients(answered)
        setRetryAfter(answered)
        log(answered, performance.now() - started)
      },
    }
  },
})
