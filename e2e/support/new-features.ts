import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import { parseAst } from 'vite'
import { browsers } from '../../web/browsers.ts'

/** Whether a version such as `16.4` is not later than `limit`. */
function isAtMost(version: string, limit: string): boolean {
  const [a = [], b = []] = [version.replace('≤', ''), limit].map((text) => text.split('.').map(Number))
  return (a[0] ?? 0) === (b[0] ?? 0) ? (a[1] ?? 0) <= (b[1] ?? 0) : (a[0] ?? 0) < (b[0] ?? 0)
}

/** Whether a browser supports a feature under its standard name and without a flag. */
const isStandard = ({ flags, prefix, alternative_name: otherName }: SimpleSupportStatement) =>
  !flags && !prefix && !otherName

/** Whether every supported browser has a feature in its oldest supported version. */
const isSupportedEverywhere = ({ support }: CompatStatement) =>
  Object.entries(browsers).every(([name, version]) =>
    [support[name as keyof typeof browsers] ?? []]
      .flat()
      .some(
        (statement) =>
          isStandard(statement) &&
          typeof statement.version_added === 'string' &&
          statement.version_added !== 'preview' &&
          isAtMost(statement.version_added, version),
      ),
  )

const builtins = bcd.javascript.builtins as Identifier
const membersOf = (feature: Identifier) =>
  Object.entries(feature).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat')
const isNew = ({ __compat: compat }: Identifier) => compat !== undefined && !isSupportedEverywhere(compat)

/** Interfaces whose new methods are found by method name alone, because code rarely names the interface. */
const commonInterfaces = new Set(['Document', 'Element', 'HTMLElement', 'Node', 'URL', 'URLSearchParams', 'Window'])

const newGlobals = new Set<string>()
const newStatics = new Set<string>()
const newMethods = new Set<string>()
const oldMethods = new Set<string>()
const newMembers: [string, string][] = []
for (const [area, features] of [
  ['language', { ...builtins, ...builtins['Intl'] }],
  ['platform', bcd.api],
] as const) {
  for (const [name, feature] of Object.entries(features) as [string, Identifier][]) {
    if (isNew(feature)) newGlobals.add(name)
    for (const [key, member] of membersOf(feature)) {
      const isStatic = key.endsWith('_static')
      const method = key.replace('_static', '')
      if (!isNew(member)) oldMethods.add(method)
      else {
        newStatics.add(`${name}.${method}`)
        if (area === 'language') newMembers.push([name, key])
        if (!isStatic && (area === 'language' || commonInterfaces.has(name))) newMethods.add(method)
      }
    }
  }
}
for (const method of oldMethods) newMethods.delete(method)

/** Script that removes the JavaScript features that the oldest supported browsers lack. It runs before the page's own code. */
export const removeNewFeatures = `for (const [name, member] of ${JSON.stringify(newMembers)}) {
  const object = globalThis[name]
  if (object) delete object[member]
  if (object?.prototype) delete object.prototype[member]
}`

/** Iterator methods such as `map`. Arrays have methods of the same names, so only calls on an iterator count as new. */
const iteratorHelpers = new Set(membersOf(builtins['Iterator'] as Identifier).map(([name]) => name))
const iteratorSources = new Set(['values', 'keys', 'entries', 'matchAll'])

type Node = { type: string; [key: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
/** Returns the last identifier of `name`, `object.name` or `call().name`. */
const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return node['name'] as string
  return node.type === 'MemberExpression' && !node['computed'] ? nameOf(node['property']) : undefined
}
const globalObjects = new Set(['window', 'globalThis', 'self'])

/** Features in built JavaScript that some supported browser lacks. */
export function findNewFeatures(code: string): Set<string> {
  const found = new Set<string>()
  const visit = (node: Node, parent?: Node) => {
    if (node.type === 'Identifier' && newGlobals.has(node['name'] as string)) {
      const isName =
        parent !== undefined &&
        ((parent.type === 'MemberExpression' && parent['property'] === node && !parent['computed']) ||
          (parent.type === 'Property' && parent['key'] === node))
      if (!isName) found.add(node['name'] as string)
    }
    if (node.type === 'MemberExpression' && !node['computed']) {
      const object = nameOf(node['object'])
      const property = nameOf(node['property']) ?? ''
      if (newStatics.has(`${object}.${property}`)) found.add(`${object}.${property}`)
      else if (object && globalObjects.has(object) && newGlobals.has(property)) found.add(property)
    }
    if (node.type === 'CallExpression' && isNode(node['callee']) && node['callee'].type === 'MemberExpression') {
      const method = nameOf(node['callee']) ?? ''
      const object = node['callee']['object']
      if (newMethods.has(method) && !newStatics.has(`${nameOf(object)}.${method}`)) found.add(`.${method}()`)
      const isIterator =
        isNode(object) &&
        object.type === 'CallExpression' &&
        isNode(object['callee']) &&
        iteratorSources.has(nameOf(object['callee']) ?? '') &&
        // `Object.values` returns an array.
        nameOf(object['callee']['object']) !== 'Object'
      if (isIterator && iteratorHelpers.has(method)) found.add(`iterator.${method}()`)
    }
    const { regex } = node as { regex?: { flags: string } }
    if (node.type === 'Literal' && regex?.flags.includes('v')) found.add('regular expression with the flag v')
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, node)
  }
  visit(parseAst(code) as unknown as Node)
  return found
}

const {
  properties = {},
  selectors = {},
  'at-rules': atRules = {},
} = bcd.css as Record<string, Record<string, Identifier | undefined>>
const newSelectors = membersOf(selectors as Identifier).flatMap(([name, feature]) => (isNew(feature) ? [name] : []))

/** Features in built style sheets that some supported browser lacks. */
export function findNewStyles(css: string): Set<string> {
  const found = new Set<string>()
  for (const [, property = '', values = ''] of css.matchAll(/[{;]\s*([a-z-]+):([^;{}]*)/g)) {
    const feature = properties[property]
    if (feature && isNew(feature)) found.add(property)
    for (const value of values.match(/[a-z][a-z-]*/g) ?? []) {
      const valueFeature = feature?.[value]
      if (valueFeature && isNew(valueFeature)) found.add(`${property}: ${value}`)
    }
  }
  for (const name of newSelectors) {
    if (new RegExp(`:${name}(?![\\w-])[^;{}]*\\{`).test(css)) found.add(`:${name}`)
  }
  for (const [, name = ''] of css.matchAll(/@([a-z-]+)/g)) {
    const rule = atRules[name]
    if (rule && isNew(rule)) found.add(`@${name}`)
  }
  return found
}
