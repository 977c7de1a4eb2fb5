/** Plugins that run around every operation. */
import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from '../context.ts'
import { Failure, retryAfterOf } from '../errors/failure.ts'
import { answerFields, maxAnswerFields } from './list-cost.ts'

const answered200 = new Set<unknown>(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'])

/** Answers 200 for an invalid document to clients that accept only `application/json`, as GraphQL over HTTP asks; Apollo answers 400. */
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

/** Sets `Retry-After` when every field was rate limited. The HTTP status stays 200: the operation was executed. */
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

/** Logs one line for each request, without personal data. */
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

/** Rejects an operation whose page sizes and fields multiply beyond what one answer may hold. */
export const listCost: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operation, request: { variables } }) {
        if (!operation) return
        const fields = answerFields({ schema, document, operation, variables: variables ?? {} })
        if (fields <= maxAnswerFields) return
        throw new Failure('BAD_USER_INPUT', {
          cause: `${fields} fields`,
          reason: `The answer could have ${fields} fields, the limit is ${maxAnswerFields}. Ask for smaller pages or fewer fields.`,
        })
      },
    }
  },
}
