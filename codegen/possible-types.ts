/**
 * Generator plugin that writes `possibleTypes`, from which the cache knows which object types match a fragment. An interface or union that is used
 * as a type condition lists all its object types. The other interfaces and unions list only the object types that are used as type conditions and
 * are not listed elsewhere; the cache would otherwise report these as missing.
 */
import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { isAbstractType, visit } from 'graphql'

export const plugin: PluginFunction = (schema, files) => {
  const conditions = new Set<string>()
  for (const { document } of files) {
    if (!document) continue
    visit(document, {
      InlineFragment: ({ typeCondition }) => void (typeCondition && conditions.add(typeCondition.name.value)),
      FragmentDefinition: ({ typeCondition }) => void conditions.add(typeCondition.name.value),
    })
  }
  const abstractTypes = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .filter(({ name }) => !name.startsWith('__'))
    .map((type) => [type.name, schema.getPossibleTypes(type).map((object) => object.name)] as const)
  const inConditions = abstractTypes.filter(([name]) => conditions.has(name))
  const listed = new Set(inConditions.flatMap(([, objects]) => objects))
  const others = abstractTypes.flatMap(([name, objects]) => {
    const missing = objects.filter((object) => conditions.has(object) && !listed.has(object))
    for (const object of missing) listed.add(object)
    return missing.length > 0 ? [[name, missing] as const] : []
  })
  const possibleTypes = [...inConditions, ...others].map(([name, objects]) => [name, objects.toSorted()] as const)
  const sorted = possibleTypes.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `export const possibleTypes = ${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}
