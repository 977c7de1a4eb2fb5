/**
 * Compiles style props at build time. Chakra makes a class from an element's props each time it renders, which is most of the work of showing
 * a screen. Where all style props of an element are constants, the class is known now: `<Flex gap="2" onClick={open}>` becomes
 * `<div className="css-1ab" onClick={open}>`, and its rule goes into the CSS file. All other elements are styled in the browser.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as chakraUi from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ElementType, type ReactNode, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type ESTree, type Plugin, Visitor, parseSync } from 'vite'
import { system } from './src/theme/system.ts'

/** Components that do nothing but style one element. */
const components: Readonly<Record<string, ElementType>> = {
  Box: chakraUi.Box,
  Flex: chakraUi.Flex,
  Grid: chakraUi.Grid,
  HStack: chakraUi.HStack,
  Stack: chakraUi.Stack,
  Text: chakraUi.Text,
  VisuallyHidden: chakraUi.VisuallyHidden,
}

/** Their own props: `as`, `css`, and short names for layout. */
const ownProps =
  /^(as|css|align|justify|wrap|direction|basis|grow|shrink|inline|column|row|template(Columns|Rows|Areas)|auto(Flow|Rows|Columns))$/
const isStyle = (prop: string): boolean => ownProps.test(prop) || system.isValidProperty(prop)

type Constant = string | number | boolean | undefined | { [key: string]: Constant }
type Styles = Record<string, Constant>

/** The value of an expression of literals. */
function constantOf(node: ESTree.Node): { value: Constant } | undefined {
  if (node.type === 'JSXExpressionContainer') return constantOf(node.expression)
  if (node.type === 'Identifier') return node.name === 'undefined' ? { value: undefined } : undefined
  if (node.type === 'Literal')
    return typeof node.value === 'string' || typeof node.value === 'number' || typeof node.value === 'boolean'
      ? { value: node.value }
      : undefined
  if (node.type === 'TemplateLiteral')
    return node.expressions.length === 0 ? { value: node.quasis[0]?.value.cooked ?? '' } : undefined
  if (node.type !== 'ObjectExpression') return undefined
  const entries: [string, Constant][] = []
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed) return undefined
    const { key } = property
    const constant = constantOf(property.value)
    if (!constant || (key.type !== 'Identifier' && key.type !== 'Literal')) return undefined
    entries.push([key.type === 'Identifier' ? key.name : String(key.value), constant.value])
  }
  return { value: Object.fromEntries(entries) }
}

/** What a tag stands for. `chakra(Link)` styles another component, whose name the element keeps. */
interface Styled {
  component: ElementType
  name?: string
}

/** A constant, or two of which a condition chooses. */
type Choice = { value: Constant } | { test: string; yes: Choice; no: Choice }

function choiceOf(node: ESTree.Expression | ESTree.JSXEmptyExpression, code: string): Choice | undefined {
  if (node.type !== 'ConditionalExpression') return constantOf(node)
  const [yes, no] = [choiceOf(node.consequent, code), choiceOf(node.alternate, code)]
  return yes && no && { test: code.slice(node.test.start, node.test.end), yes, no }
}

const testsOf = (choice: Choice): string[] =>
  'value' in choice ? [] : [choice.test, ...testsOf(choice.yes), ...testsOf(choice.no)]

const choose = (choice: Choice, isTrue: ReadonlySet<string>): Constant =>
  'value' in choice ? choice.value : choose(isTrue.has(choice.test) ? choice.yes : choice.no, isTrue)

/** Each doubles the classes of an element. */
const mostTests = 3

/** An element whose style props are constants or choices of them. */
interface StaticElement extends Styled {
  node: ESTree.JSXElement
  styles: { attribute: ESTree.JSXAttribute; name: string; choice: Choice }[]
  /** Conditions of the choices. */
  tests: string[]
}

/** Finds what the tags of a file stand for: imported components, `chakra.td`, and constants such as `chakra(Link)`. */
function readNames({ body }: ESTree.Program): (tag: ESTree.JSXElementName) => Styled | undefined {
  const imported = new Map<string, string>()
  const named = new Map<string, Styled>()
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration' && statement.source.value === '@chakra-ui/react')
      for (const specifier of statement.specifiers)
        if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier') {
          imported.set(specifier.local.name, specifier.imported.name)
          const component = components[specifier.imported.name]
          if (component) named.set(specifier.local.name, { component })
        }
    if (statement.type === 'VariableDeclaration')
      for (const { id, init } of statement.declarations) {
        if (id.type !== 'Identifier' || init?.type !== 'CallExpression' || init.arguments.length !== 1) continue
        const [styled] = init.arguments
        if (init.callee.type !== 'Identifier' || imported.get(init.callee.name) !== 'chakra') continue
        if (styled?.type === 'Identifier') named.set(id.name, { component: chakraUi.chakra.span, name: styled.name })
      }
  }
  return (tag) => {
    if (tag.type === 'JSXIdentifier') return named.get(tag.name)
    if (tag.type !== 'JSXMemberExpression' || tag.object.type !== 'JSXIdentifier') return undefined
    if (imported.get(tag.object.name) !== 'chakra') return undefined
    const element: unknown = Reflect.get(chakraUi.chakra, tag.property.name)
    return { component: element as ElementType }
  }
}

function readElement(node: ESTree.JSXElement, code: string, what: Styled): StaticElement | undefined {
  const styles: StaticElement['styles'] = []
  for (const attribute of node.openingElement.attributes) {
    if (attribute.type === 'JSXSpreadAttribute' || attribute.name.type !== 'JSXIdentifier') return undefined
    const { name } = attribute.name
    if (['asChild', 'className', 'unstyled', 'recipe', 'separator'].includes(name) || /^html[A-Z](?!or$)/.test(name))
      return undefined
    if (!isStyle(name)) continue
    const { value } = attribute
    // `truncate` means `truncate={true}`.
    const choice = value
      ? value.type === 'JSXExpressionContainer'
        ? choiceOf(value.expression, code)
        : constantOf(value)
      : { value: true }
    if (!choice || (name === 'as' && !('value' in choice))) return undefined
    styles.push({ attribute, name, choice })
  }
  const tests = [...new Set(styles.flatMap(({ choice }) => testsOf(choice)))]
  return tests.length > mostTests ? undefined : { ...what, node, styles, tests }
}

function elementsOf(file: string, code: string): StaticElement[] {
  const { program } = parseSync(file, code)
  const styledBy = readNames(program)
  const elements: StaticElement[] = []
  new Visitor({
    JSXElement(node) {
      const what = styledBy(node.openingElement.name)
      const element = what && readElement(node, code, what)
      if (element) elements.push(element)
    },
  }).visit(program)
  return elements
}

/** What Chakra renders: `<p class="css-1ab"></p>`. */
type Rendered = { tag: string; className: string }

/** Renders elements as Chakra does in the browser and collects their rules. */
export function createStyler() {
  // `compat` keeps the rules in the cache instead of writing them into the markup.
  const cache = Object.assign(createCache({ key: 'css' }), { compat: true })
  const value = { ...system, _global: [] }
  const print = (children: ReactNode) =>
    renderToStaticMarkup(
      createElement(
        CacheProvider,
        { value: cache },
        // oxlint-disable-next-line react/no-children-prop -- its type requires the prop
        createElement(chakraUi.ChakraProvider, { value, children }),
      ),
    )

  /** Undefined if Chakra renders more than an element with a class. */
  function render(component: ElementType, styles: Styles): Rendered | undefined {
    const html = print(createElement(component, styles))
    const [, tag, className = ''] = /^<(\w+)(?: class="([^"]*)")?(?:><\/\1>|\/>)$/.exec(html) ?? []
    return tag === undefined ? undefined : { tag, className }
  }

  /** The element's tag and the value of its `className`; undefined if Chakra renders more than an element with a class. */
  function classOf({ component, styles, tests }: StaticElement): { tag: string; className: string } | undefined {
    let tag = ''
    const classFor = (open: readonly string[], isTrue: ReadonlySet<string>): string | undefined => {
      const [test, ...rest] = open
      if (test === undefined) {
        const props = Object.fromEntries(styles.map(({ name, choice }) => [name, choose(choice, isTrue)]))
        const rendered = render(component, props)
        tag = rendered?.tag ?? ''
        return rendered && JSON.stringify(rendered.className)
      }
      const [yes, no] = [classFor(rest, new Set([...isTrue, test])), classFor(rest, isTrue)]
      return yes && no && `(${test}) ? ${yes} : ${no}`
    }
    const className = classFor(tests, new Set())
    return className === undefined ? undefined : { tag, className }
  }

  /** The code with classes in place of constant styles. */
  function compile(file: string, code: string): string {
    const edits: { start: number; end: number; text: string }[] = []
    for (const element of elementsOf(file, code)) {
      const styled = classOf(element)
      if (!styled) continue
      const { openingElement, closingElement } = element.node
      const tag = element.name ?? styled.tag
      const className = styled.className === '""' ? '' : ` className={${styled.className}}`
      edits.push({ start: openingElement.name.start, end: openingElement.name.end, text: tag + className })
      for (const { attribute } of element.styles) edits.push({ start: attribute.start, end: attribute.end, text: '' })
      if (closingElement) {
        edits.push({ start: closingElement.name.start, end: closingElement.name.end, text: tag })
      }
    }
    let result = ''
    let at = 0
    for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
      result += code.slice(at, start) + text
      at = end
    }
    return result + code.slice(at)
  }

  return {
    compile,
    /** Rules of everything compiled so far. */
    css: (): string => Object.values(cache.inserted).join(''),
  }
}

const sources = join(import.meta.dirname, 'src')

export function staticStyles(): Plugin {
  const compiled = new Map<string, string>()
  let css = ''
  return {
    name: 'static-styles',
    apply: 'build',
    // Before JSX is compiled.
    enforce: 'pre',
    // All files before the first one, because the CSS file may be the first.
    buildStart() {
      const styler = createStyler()
      for (const file of globSync('**/*.tsx', { cwd: sources, exclude: ['**/*.test.tsx', 'testing/**'] })) {
        const path = join(sources, file)
        compiled.set(path, styler.compile(path, readFileSync(path, 'utf8')))
      }
      css = styler.css()
    },
    transform: {
      filter: { id: [/\/web\/src\/.*\.tsx$/, /\/theme\/fonts\.css$/] },
      handler: (code, id) => (id.endsWith('.css') ? code + css : compiled.get(id)),
    },
  }
}
