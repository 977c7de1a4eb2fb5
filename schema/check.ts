/** Fails when an element of the schema has no description. Descriptions are the public documentation. */
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
for (const file of globSync('**/*.graphql', { cwd: import.meta.dirname }).sort()) {
  visit(parse(readFileSync(join(import.meta.dirname, file), 'utf8')), {
    enter(node: ASTNode) {
      if (!described.has(node.kind) || !('name' in node) || !node.name) return
      if ('description' in node && node.description?.value.trim()) return
      missing.push(`${file}:${node.loc?.startToken.line} ${node.name.value}`)
    },
  })
}
if (missing.length > 0) {
  process.stderr.write(`Without a description:\n${missing.join('\n')}\n`)
  process.exitCode = 1
}
