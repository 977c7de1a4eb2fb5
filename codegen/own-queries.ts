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
  visit,
} from 'graphql'
import { canonicalText } from '../graphql-server/src/http/canonical-document.ts'

const isQuery = (node: DefinitionNode): node is OperationDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.QUERY

/** A definition with the fragments it uses. */
function withFragments(definition: DefinitionNode, fragments: Map<string, FragmentDefinitionNode>): DocumentNode {
  const definitions = new Set<DefinitionNode>([definition])
  for (const known of definitions) {
    visit(known, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value)
        if (fragment) definitions.add(fragment)
      },
    })
  }
  return { kind: Kind.DOCUMENT, definitions: [...definitions] }
}

export const plugin: PluginFunction<{ examples: string }> = (_schema, files, { examples }) => {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? [])
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  )
  // Apollo Client adds `__typename` to every selection.
  const cache = new InMemoryCache()
  const ofWebApp = definitions
    .filter(isQuery)
    .map((query) => [`web/${query.name?.value}`, cache.transformDocument(withFragments(query, fragments))] as const)
  const ofPlayground = globSync(examples)
    .map((file) => [`playground/${basename(file, '.graphql')}`, parse(readFileSync(file, 'utf8'))] as const)
    .filter(([, document]) => document.definitions.some(isQuery))
  const texts = [...ofWebApp, ...ofPlayground].map(([name, document]) => [name, canonicalText(document)] as const)
  texts.sort(([a], [b]) => (a < b ? -1 : 1))
  return `export const ownQueries = ${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`
}
