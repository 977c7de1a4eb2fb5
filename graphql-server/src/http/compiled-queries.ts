/** Runs the web app's own queries with graphql-jit and every other operation with graphql-js. */
import { hash } from 'node:crypto'
import { type ApolloServerOptions, type GraphQLRequestListener, HeaderMap } from '@apollo/server'
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLBoolean,
  GraphQLError,
  GraphQLID,
  type GraphQLNamedType,
  type GraphQLSchema,
  GraphQLString,
  execute,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  visit,
} from 'graphql'
import { type CompilerOptions, compileQuery, isCompiledQuery } from 'graphql-jit'
import { ownQueries } from '../__generated__/own-queries.ts'
import type { Context } from '../context.ts'
import { isObject } from '../gateway/wire.ts'

type Variables = Record<string, unknown>

/** Executes an operation; null if graphql-js has to execute it. */
export type Respond = NonNullable<GraphQLRequestListener<Context>['responseForOperation']>

/** Result of a compiled query; undefined if graphql-jit rejects the variables, before any resolver runs. */
type Run = (context: Context, variables: Variables) => ExecutionResult | undefined | Promise<ExecutionResult>

const isRecursive = (type: GraphQLNamedType | undefined, parents: readonly GraphQLNamedType[] = []): boolean =>
  isInputObjectType(type) &&
  (parents.includes(type) ||
    Object.values(type.getFields()).some((field) => isRecursive(getNamedType(field.type), [...parents, type])))

/** Whether graphql-jit can compile a document. The compiler drops fields with @skip and @include, and never finishes on recursive input types. */
function canCompile(schema: GraphQLSchema, document: DocumentNode): boolean {
  let isSafe = true
  visit(document, {
    Directive() {
      isSafe = false
    },
    NamedType({ name }) {
      if (isRecursive(schema.getType(name.value))) isSafe = false
    },
  })
  return isSafe
}

/** Converts an error of graphql-jit, which has no `extensions`, to the error that graphql-js would have thrown. */
function toGraphQLError({ message, locations, path, originalError }: GraphQLError): GraphQLError {
  return Object.assign(new GraphQLError(message, { path: path ?? null, originalError: originalError ?? null }), {
    locations,
  })
}

const withGraphQLErrors = ({ data, errors }: ExecutionResult): ExecutionResult =>
  errors ? { data: data ?? null, errors: errors.map(toGraphQLError) } : { data: data ?? null }

/** Creates serializers for the most frequent leaf types. A serializer returns a valid value at once and leaves every other value to the type. */
function createSerializers(schema: GraphQLSchema): CompilerOptions['customSerializers'] {
  const serializers: CompilerOptions['customSerializers'] = {}
  for (const type of Object.values(schema.getTypeMap())) {
    if (type === GraphQLString || type === GraphQLID)
      serializers[type.name] = (value) => (typeof value === 'string' ? value : type.serialize(value))
    else if (type === GraphQLBoolean)
      serializers[type.name] = (value) => (typeof value === 'boolean' ? value : type.serialize(value))
    else if (isEnumType(type)) {
      const names = new Set<unknown>(type.getValues().flatMap(({ name, value }) => (value === name ? name : [])))
      serializers[type.name] = (value) => (names.has(value) ? value : type.serialize(value))
    }
  }
  return serializers
}

/** Compiles a query; null if it must run with graphql-js. */
export function compileIfSupported(schema: GraphQLSchema, document: DocumentNode): Run | null {
  if (!canCompile(schema, document)) return null
  const compiled = compileQuery(schema, document, undefined, {
    disablingCapturingStackErrors: true,
    customSerializers: createSerializers(schema),
  })
  if (!isCompiledQuery(compiled)) return null
  return (context, variables) => {
    const result = compiled.query(undefined, context, variables)
    if (result instanceof Promise) return result.then(withGraphQLErrors)
    return result.data === undefined ? undefined : withGraphQLErrors(result)
  }
}

/**
 * Makes interfaces and unions resolve by `__typename`. If graphql-jit finds no type name, its error escapes its own handlers and the request
 * never finishes.
 */
function resolveTypes(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isAbstractType(type)) type.resolveType ??= ({ __typename: name }: { __typename?: string }) => name
  }
}

/**
 * Returns the parts that plug into Apollo Server. `responseForOperation` runs compiled queries. If the result has errors, it passes through the
 * `gateway`, where Apollo formats and logs the errors. The `gateway` also runs every other operation with graphql-js. `replaceWithHash` replaces the text
 * of an own query with its hash, which Apollo Server would otherwise compute for every request. `persistedQueries` maps the hashes back to queries.
 */
export function compiledQueries(schema: GraphQLSchema, queries: readonly string[] = Object.values(ownQueries)) {
  resolveTypes(schema)
  const ownQueriesWithHash = queries.map((query) => ({ query, sha256Hash: hash('sha256', query) }))
  // Keyed by length, because a map keyed by text would hash the whole text of every request.
  const ownQueriesByLength = Map.groupBy(ownQueriesWithHash, ({ query }) => query.length)
  const queriesByHash = new Map(ownQueriesWithHash.map(({ query, sha256Hash }) => [`apq:${sha256Hash}`, query]))
  const compiled = new Map<string, Run | null>()
  const failedResults = new WeakMap<object, ExecutionResult>()

  function findRunner(queryHash: string, document: DocumentNode): Run | null {
    const cached = compiled.get(queryHash)
    if (cached !== undefined) return cached
    if (!queriesByHash.has(`apq:${queryHash}`)) return null
    const run = compileIfSupported(schema, document)
    compiled.set(queryHash, run)
    return run
  }

  const responseForOperation: Respond = async ({ queryHash, document, operation, request, contextValue }) => {
    if (!operation || queryHash === undefined) return null
    const result = await findRunner(queryHash, document)?.(contextValue, request.variables ?? {})
    if (!result) return null
    if (result.errors) {
      failedResults.set(contextValue, result)
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
        failedResults.get(context) ??
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
    cache: { get: async (key) => queriesByHash.get(key), set: async () => {}, delete: async () => false },
  }

  const findHash = (query: unknown): string | undefined =>
    typeof query === 'string'
      ? ownQueriesByLength.get(query.length)?.find((own) => own.query === query)?.sha256Hash
      : undefined

  function replaceWithHash(body: unknown, sha256Hash: string): unknown {
    if (!isObject(body) || typeof body['query'] !== 'string') return body
    // Copies only the members that Apollo Server reads, because rest and spread are slow in V8.
    const { variables, operationName, extensions = {} } = body
    if (!isObject(extensions)) return body
    const hashedBody: Record<string, unknown> = {
      extensions: { ...extensions, persistedQuery: { version: 1, sha256Hash } },
    }
    if (variables !== undefined) hashedBody['variables'] = variables
    if (operationName !== undefined) hashedBody['operationName'] = operationName
    return hashedBody
  }

  return { responseForOperation, gateway, persistedQueries, findHash, replaceWithHash }
}
