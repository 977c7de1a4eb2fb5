/** Generator plugin: the queries that the web app and the playground's examples send, which the server compiles. */
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

/** A query with the fragments it uses, each after those it uses itself: the order of the plugin `typed-document-node`. */
function withFragments(query: DefinitionNode, fragments: Map<string, FragmentDefinitionNode>): DocumentNode {
  const used = new Set<FragmentDefinitionNode>()
  const collect = (definition: DefinitionNode) => {
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value)
        if (!fragment || used.has(fragment)) return
        collect(fragment)
        used.add(fragment)
      },
    })
  }
  collect(query)
  return { kind: Kind.DOCUMENT, definitions: [query, ...used] }
}

export const plugin: PluginFunction<{ examples: string }> = (_schema, files, { examples }) => {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? [])
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  )
  // Apollo Client adds `__typename` to every selection and prints the document.
  const cache = new InMemoryCache()
  const ofWebApp = definitions
    .filter(isQuery)
    .map(
      (query) => [`web/${query.name?.value}`, print(cache.transformDocument(withFragments(query, fragments)))] as const,
    )
  const ofPlayground = globSync(examples)
    .map((file) => [`playground/${basename(file, '.graphql')}`, readFileSync(file, 'utf8')] as const)
    .filter(([, text]) => parse(text).definitions.some(isQuery))
  const texts = [...ofWebApp, ...ofPlayground].sort(([a], [b]) => (a < b ? -1 : 1))
  return `export const ownQueries = ${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`
}
