/** Evaluates constants in source code: literals, and names that the same or another file of the app declares for them. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ESTree, Visitor, parseSync } from 'vite'

const sources = join(import.meta.dirname, '../src')

export type Constant = string | number | boolean | undefined | { [key: string]: Constant }

/** A source file with its top-level constants and its imports. */
export interface Module {
  readonly program: ESTree.Program
  readonly declared: ReadonlyMap<string, ESTree.Expression>
  readonly imported: ReadonlyMap<string, { from: string; name: string }>
}

const resolveImport = (from: string, importer: string): string =>
  from.startsWith('#src/') ? join(sources, from.slice('#src/'.length)) : join(dirname(importer), from)

export function readModule(file: string, code: string): Module {
  const { program } = parseSync(file, code)
  const declared = new Map<string, ESTree.Expression>()
  const imported = new Map<string, { from: string; name: string }>()
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration')
      for (const specifier of statement.specifiers)
        if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
          imported.set(specifier.local.name, { from: statement.source.value, name: specifier.imported.name })
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'VariableDeclaration' && declaration.kind === 'const')
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier' && init) declared.set(id.name, init)
  }
  for (const name of findNestedNames(program)) {
    declared.delete(name)
    imported.delete(name)
  }
  return { program, declared, imported }
}

/** Names declared inside functions and blocks, which may shadow top-level names. */
function findNestedNames(program: ESTree.Program): Set<string> {
  const names = new Set<string>()
  const add = (pattern: ESTree.Node | null): void => {
    if (pattern?.type === 'Identifier') names.add(pattern.name)
    else if (pattern?.type === 'ObjectPattern')
      for (const property of pattern.properties) add(property.type === 'Property' ? property.value : property.argument)
    else if (pattern?.type === 'ArrayPattern') for (const element of pattern.elements) add(element)
    else if (pattern?.type === 'AssignmentPattern') add(pattern.left)
    else if (pattern?.type === 'RestElement') add(pattern.argument)
  }
  const addParameters = ({ params }: { params: readonly ESTree.Node[] }) => params.forEach(add)
  const topLevel = new Set<ESTree.Node>(
    program.body.map((node) => (node.type === 'ExportNamedDeclaration' ? (node.declaration ?? node) : node)),
  )
  new Visitor({
    VariableDeclaration(node) {
      if (!topLevel.has(node)) for (const { id } of node.declarations) add(id)
    },
    FunctionDeclaration: addParameters,
    FunctionExpression: addParameters,
    ArrowFunctionExpression: addParameters,
  }).visit(program)
  return names
}

const modules = new Map<string, Module | undefined>()
function moduleAt(file: string): Module | undefined {
  if (!modules.has(file)) modules.set(file, existsSync(file) ? readModule(file, readFileSync(file, 'utf8')) : undefined)
  return modules.get(file)
}

export interface Declaration {
  node: ESTree.Expression
  /** Scope of the file that contains the declaration. */
  scope: Scope
}
/** Resolves a name in a file to its declaration. */
export type Scope = (name: string) => Declaration | undefined

export function createScope(file: string, { declared, imported }: Module): Scope {
  const scope: Scope = (name) => {
    const node = declared.get(name)
    if (node) return { node, scope }
    const source = imported.get(name)
    if (!source || !/^(#src\/|\.)/.test(source.from)) return undefined
    const path = resolveImport(source.from, file)
    const module = moduleAt(path)
    return module && createScope(path, module)(source.name)
  }
  return scope
}

/** Returns the value of a constant expression; undefined if the expression is not constant. */
export function evaluate(node: ESTree.Node, scope: Scope): { value: Constant } | undefined {
  if (node.type === 'JSXExpressionContainer' || node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return evaluate(node.expression, scope)
  if (node.type === 'Literal')
    return typeof node.value === 'string' || typeof node.value === 'number' || typeof node.value === 'boolean'
      ? { value: node.value }
      : undefined
  if (node.type === 'Identifier') {
    if (node.name === 'undefined') return { value: undefined }
    const declaration = scope(node.name)
    return declaration && evaluate(declaration.node, declaration.scope)
  }
  if (node.type === 'MemberExpression') {
    if (node.property.type !== 'Identifier' || node.computed) return undefined
    const object = evaluate(node.object, scope)?.value
    return typeof object === 'object' && node.property.name in object
      ? { value: object[node.property.name] }
      : undefined
  }
  if (node.type === 'TemplateLiteral') {
    let text = node.quasis[0]?.value.cooked ?? ''
    for (const [index, expression] of node.expressions.entries()) {
      const part = evaluate(expression, scope)?.value
      if (typeof part !== 'string' && typeof part !== 'number') return undefined
      text += part + (node.quasis[index + 1]?.value.cooked ?? '')
    }
    return { value: text }
  }
  return node.type === 'ObjectExpression' ? evaluateObject(node, scope) : undefined
}

function evaluateObject(node: ESTree.ObjectExpression, scope: Scope): { value: Constant } | undefined {
  const entries: [string, Constant][] = []
  for (const property of node.properties) {
    const constant = evaluate(property.type === 'Property' ? property.value : property.argument, scope)
    if (!constant) return undefined
    if (property.type === 'SpreadElement') {
      if (typeof constant.value !== 'object') return undefined
      entries.push(...Object.entries(constant.value))
      continue
    }
    const { key } = property
    if (property.computed || (key.type !== 'Identifier' && key.type !== 'Literal')) return undefined
    entries.push([key.type === 'Identifier' ? key.name : String(key.value), constant.value])
  }
  return { value: Object.fromEntries(entries) }
}
