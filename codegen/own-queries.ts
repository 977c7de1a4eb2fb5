/** Generator plugin that lists the queries of the web app and of the playground's examples. The server compiles them. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { InMemoryCache } from '@apollo/client/cache'
import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  visit,
} from 'graphql'

const isQuery = (node: DefinitionNode): node is OperationDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.QUERY

/** Returns a query with the fragments it uses. Each fragment comes after the fragments that it uses, as the plugin `typed-document-node` orders them. */
function addFragments(query: DefinitionNode, fragments: Map<string, FragmentDefinitionNode>): DocumentNode {
  const usedFragments = new Set<FragmentDefinitionNode>()
  const collectFragments = (definition: DefinitionNode) => {
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value)
        if (!fragment || usedFragments.has(fragment)) return
        collectFragments(fragment)
        usedFragments.add(fragment)
      },
    })
  }
  collectFragments(query)
  return { kind: Kind.DOCUMENT, definitions: [query, ...usedFragments] }
}

export const plugin: PluginFunction<{ examples: string }> = (_schema, files, { examples }) => {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? [])
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  )
  // Apollo Client adds `__typename` to every selection and prints the document.
  const cache = new InMemoryCache()
  const webAppQueries = definitions
    .filter(isQuery)
    .map(
      (query) => [`web/${query.name?.value}`, print(cache.transformDocument(addFragments(query, fragments)))] as const,
    )
  const playgroundQueries = globSync(examples)
    .map((file) => [`playground/${basename(file, '.graphql')}`, readFileSync(file, 'utf8')] as const)
    .filter(([, text]) => parse(text).definitions.some(isQuery))
  const queries = [...webAppQueries, ...playgroundQueries].sort(([a], [b]) => (a < b ? -1 : 1))
  return `export const ownQueries = ${JSON.stringify(Object.fromEntries(queries), null, 2)}\n`
}
