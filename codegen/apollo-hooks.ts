/** Generator plugin that writes typed hooks for every operation, such as `export const useHotelSearchQuery = bindQuery(HotelSearchDocument)`. */
import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { Kind, type OperationTypeNode } from 'graphql'

const HOOKS: Record<OperationTypeNode, { suffix: string; binder: string }[]> = {
  query: [
    { suffix: 'Query', binder: 'bindQuery' },
    { suffix: 'LazyQuery', binder: 'bindLazyQuery' },
  ],
  mutation: [{ suffix: 'Mutation', binder: 'bindMutation' }],
  subscription: [],
}

export const plugin: PluginFunction<{ hooksImportFrom: string }> = (_schema, documents, config) => {
  const binders = new Set<string>()
  const lines: string[] = []
  for (const definition of documents.flatMap((file) => file.document?.definitions ?? [])) {
    if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) continue
    const name = definition.name.value
    for (const { suffix, binder } of HOOKS[definition.operation]) {
      binders.add(binder)
      lines.push(`export const use${name}${suffix} = /*#__PURE__*/ ${binder}(${name}Document)`)
    }
  }
  return {
    prepend: binders.size > 0 ? [`import { ${[...binders].sort().join(', ')} } from '${config.hooksImportFrom}'`] : [],
    content: lines.join('\n'),
  }
}
