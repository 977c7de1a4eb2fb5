/**
 * Generator plugin: the types that the cache needs to match fragments. Interfaces and unions that a fragment names are listed with all their
 * object types; other unions only with the object types that fragments name, without which the cache would report them as missing.
 */
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
  const abstract = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .filter(({ name }) => !name.startsWith('__'))
    .map((type) => [type.name, schema.getPossibleTypes(type).map((object) => object.name)] as const)
  const matched = abstract.filter(([name]) => named.has(name))
  const known = new Set(matched.flatMap(([, objects]) => objects))
  const mentioned = abstract.flatMap(([name, objects]) => {
    const missing = objects.filter((object) => named.has(object) && !known.has(object))
    for (const object of missing) known.add(object)
    return missing.length > 0 ? [[name, missing] as const] : []
  })
  const possible = [...matched, ...mentioned].map(([name, objects]) => [name, objects.toSorted()] as const)
  const sorted = possible.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `export const possibleTypes = ${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}
