/** Runs the product's own queries compiled by graphql-jit, and every other operation on graphql-js. */
import { hash } from 'node:crypto'
import { type ApolloServerOptions, type GraphQLRequestListener, HeaderMap } from '@apollo/server'
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  execute,
  getNamedType,
  isAbstractType,
  isInputObjectType,
  visit,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { ownQueries } from '../__generated__/own-queries.ts'
import type { Context } from '../context.ts'
import { isObject } from '../gateway/wire.ts'

type Variables = Record<string, unknown>

/** Executes an operation instead of graphql-js; null if graphql-js has to. */
export type Respond = NonNullable<GraphQLRequestListener<Context>['responseForOperation']>

/** Result of a compiled query; undefined if graphql-jit rejects the variables, before any resolver runs. */
type Run = (context: Context, variables: Variables) => ExecutionResult | undefined | Promise<ExecutionResult>

const isRecursive = (type: GraphQLNamedType | undefined, parents: readonly GraphQLNamedType[] = []): boolean =>
  isInputObjectType(type) &&
  (parents.includes(type) ||
    Object.values(type.getFields()).some((field) => isRecursive(getNamedType(field.type), [...parents, type])))

/** Whether graphql-jit supports a document: it loses fields at @skip and @include, and never finishes on a recursive input type. */
function isSafe(schema: GraphQLSchema, document: DocumentNode): boolean {
  let safe = true
  visit(document, {
    Directive() {
      safe = false
    },
    NamedType({ name }) {
      if (isRecursive(schema.getType(name.value))) safe = false
    },
  })
  return safe
}

/** An error of graphql-jit, which has no `extensions`, as graphql-js would have thrown it. */
function asGraphQLError({ message, locations, path, originalError }: GraphQLError): GraphQLError {
  return Object.assign(new GraphQLError(message, { path: path ?? null, originalError: originalError ?? null }), {
    locations,
  })
}

const withGraphQLErrors = ({ data, errors }: ExecutionResult): ExecutionResult =>
  errors ? { data: data ?? null, errors: errors.map(asGraphQLError) } : { data: data ?? null }

/** Compiles a query; null when it must run on graphql-js. */
export function compile(schema: GraphQLSchema, document: DocumentNode): Run | null {
  if (!isSafe(schema, document)) return null
  const compiled = compileQuery(schema, document, undefined, { disablingCapturingStackErrors: true })
  if (!isCompiledQuery(compiled)) return null
  return (context, variables) => {
    const result = compiled.query(undefined, context, variables)
    if (result instanceof Promise) return result.then(withGraphQLErrors)
    return result.data === undefined ? undefined : withGraphQLErrors(result)
  }
}

/**
 * Resolves interfaces and unions by `__typename`. If graphql-jit finds no name, it throws past its own handlers, and the request
 * never finishes.
 */
function resolveTypes(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isAbstractType(type)) type.resolveType ??= ({ __typename: name }: { __typename?: string }) => name
  }
}

/**
 * The two halves of Apollo Server's execution. The first answers from a compiled query; a response with errors passes through the
 * gateway instead, where Apollo formats and logs its errors, and which runs every other operation on graphql-js. `byHash` names an own
 * query by its hash, which Apollo Server would otherwise compute for every request, and `persistedQueries` has the texts.
 */
export function compiledQueries(schema: GraphQLSchema, queries: readonly string[] = Object.values(ownQueries)) {
  resolveTypes(schema)
  const own = queries.map((query) => ({ query, sha256Hash: hash('sha256', query) }))
  // Keyed by length, because a map keyed by text would hash the whole text of every request.
  const ownByLength = Map.groupBy(own, ({ query }) => query.length)
  const texts = new Map(own.map(({ query, sha256Hash }) => [`apq:${sha256Hash}`, query]))
  const compiled = new Map<string, Run | null>()
  const failed = new WeakMap<object, ExecutionResult>()

  function runnerOf(queryHash: string, document: DocumentNode): Run | null {
    const known = compiled.get(queryHash)
    if (known !== undefined) return known
    if (!texts.has(`apq:${queryHash}`)) return null
    const run = compile(schema, document)
    compiled.set(queryHash, run)
    return run
  }

  const responseForOperation: Respond = async ({ queryHash, document, operation, request, contextValue }) => {
    if (!operation || queryHash === undefined) return null
    const result = await runnerOf(queryHash, document)?.(contextValue, request.variables ?? {})
    if (!result) return null
    if (result.errors) {
      failed.set(contextValue, result)
      return null
    }
    return {
      http: { headers: new HeaderMap(), status: undefined },
      body: { kind: 'single', singleResult: { data: result.data ?? null } },
    }
  }

  const gateway: NonNullable<ApolloServerOptions<Context>['gateway']> = {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' })
      return () => {}
    },
    load: async () => ({
      executor: async ({ context, document, request }) =>
        failed.get(context) ??
        execute({
          schema,
          document,
          contextValue: context,
          variableValues: request.variables,
          operationName: request.operationName,
        }),
    }),
    stop: async () => {},
  }

  const persistedQueries: NonNullable<ApolloServerOptions<Context>['persistedQueries']> = {
    cache: { get: async (key) => texts.get(key), set: async () => {}, delete: async () => false },
  }

  const hashOf = (query: unknown): string | undefined =>
    typeof query === 'string'
      ? ownByLength.get(query.length)?.find((one) => one.query === query)?.sha256Hash
      : undefined

  function byHash(body: unknown, sha256Hash: string): unknown {
    if (!isObject(body) || typeof body['query'] !== 'string') return body
    // Without rest and spread of the body, which V8 copies slowly. Apollo Server reads nothing else of it.
    const { variables, operationName, extensions = {} } = body
    if (!isObject(extensions)) return body
    const named: Record<string, unknown> = { extensions: { ...extensions, persistedQuery: { version: 1, sha256Hash } } }
    if (variables !== undefined) named['variables'] = variables
    if (operationName !== undefined) named['operationName'] = operationName
    return named
  }

  return { responseForOperation, gateway, persistedQueries, hashOf, byHash }
}
