/** Generator plugin: the object types of the interfaces and unions that a fragment names, which the cache needs to match it. */
import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { isAbstractType, visit } from 'graphql'

export const plugin: PluginFunction = (schema, files) => {
  const named = new Set<string>()
  for (const { document } of files) {
    if (!document) continue
    visit(document, {
      InlineFragment: ({ typeCondition }) => void (typeCondition && named.add(typeCondition.name.value)),
      FragmentDefinition: ({ typeCondition }) => void named.add(typeCondition.name.value),
    })
  }
  const possible = [...named].sort().flatMap((name) => {
    const type = schema.getType(name)
    if (!isAbstractType(type)) return []
    const objects = schema.getPossibleTypes(type).map((object) => object.name)
    return [[name, objects.sort()] as const]
  })
  return `export const possibleTypes = ${JSON.stringify(Object.fromEntries(possible), null, 2)}\n`
}
