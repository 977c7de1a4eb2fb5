/**
 * Checks that every element of the schema has a description, which is its public documentation, and that no file has a character outside
 * Latin-1. With such a character, V8 would store the file's type names with two bytes per character, and with them every response that
 * contains one as `__typename`.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ASTNode, Kind, parse, visit } from 'graphql'

const described = new Set<string>([
  Kind.SCALAR_TYPE_DEFINITION,
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.INTERFACE_TYPE_DEFINITION,
  Kind.UNION_TYPE_DEFINITION,
  Kind.ENUM_TYPE_DEFINITION,
  Kind.ENUM_VALUE_DEFINITION,
  Kind.INPUT_OBJECT_TYPE_DEFINITION,
  Kind.INPUT_VALUE_DEFINITION,
  Kind.FIELD_DEFINITION,
])

const missing: string[] = []
const wide: string[] = []
for (const file of globSync('**/*.graphql', { cwd: import.meta.dirname }).sort()) {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  for (const [letter] of text.matchAll(/[\u0100-\uffff]/g)) wide.push(`${file}: ${letter}`)
  visit(parse(text), {
    enter(node: ASTNode) {
      if (!described.has(node.kind) || !('name' in node) || !node.name) return
      if ('description' in node && node.description?.value.trim()) return
      missing.push(`${file}:${node.loc?.startToken.line} ${node.name.value}`)
    },
  })
}
for (const [problem, places] of [
  ['Without a description', missing],
  ['Outside Latin-1', wide],
] as const) {
  if (places.length === 0) continue
  process.stderr.write(`${problem}:\n${places.join('\n')}\n`)
  process.exitCode = 1
}
