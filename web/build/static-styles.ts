/**
 * Compiles style props at build time. At run time Chakra computes a class from an element's props on every render, which is most of the cost of
 * showing a screen. If all style props of an element are constants, the build computes the class: `<Flex gap="2" onClick={open}>` becomes
 * `<div className="css-1ab" onClick={open}>`, and the rule goes into the CSS file. Other elements are styled in the browser.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as chakraUi from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ElementType, type ReactNode, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type ESTree, type Plugin, Visitor } from 'vite'
import { system } from '../src/theme/system.ts'
import { type Constant, type Module, type Scope, evaluate, readModule, createScope } from './static-constants.ts'

/** Components that only style one element, with the variant props of their recipes. */
const components: Readonly<Record<string, { component: ElementType; variants?: readonly string[] }>> = {
  Box: { component: chakraUi.Box },
  Flex: { component: chakraUi.Flex },
  Grid: { component: chakraUi.Grid },
  HStack: { component: chakraUi.HStack },
  Stack: { component: chakraUi.Stack },
  Text: { component: chakraUi.Text },
  VisuallyHidden: { component: chakraUi.VisuallyHidden },
  Button: { component: chakraUi.Button, variants: ['size', 'variant'] },
  IconButton: { component: chakraUi.IconButton, variants: ['size', 'variant'] },
  Skeleton: { component: chakraUi.Skeleton, variants: [] },
  Spinner: { component: chakraUi.Spinner, variants: ['size'] },
}

/** Style props of these components that are not CSS properties: `as`, `css`, `htmlTranslate`, and layout shorthands. */
const chakraProps =
  /^(as|css|htmlTranslate|align|justify|wrap|direction|basis|grow|shrink|inline|column|row|template(Columns|Rows|Areas)|auto(Flow|Rows|Columns))$/
const isStyle = (prop: string): boolean => chakraProps.test(prop) || system().isValidProperty(prop)
/** Props that prevent compilation, because the component then renders more than an element with a class. */
const dynamicProps = /^(asChild|className|unstyled|recipe|separator|html(?!For$|Translate$)[A-Z].*)$/
/** More such props of components with a recipe. Without a recipe, `loading` may be the attribute of an image. */
const dynamicWithRecipe = /^(loading(Text)?|spinner(Placement)?|colorPalette)$/

type Styles = Record<string, Constant>

/** The component behind a tag. */
interface StyledComponent {
  component: ElementType
  variants?: readonly string[]
  /** Name of the component that `chakra(Link)` wraps. The compiled element keeps it. */
  name?: string
  /** Default styles of the component, which the props of an element override. */
  base?: Styles
}

/** A constant, or a conditional expression with constant branches. */
type Choice = { value: Constant } | { test: string; yes: Choice; no: Choice }

function readChoice(
  node: ESTree.Expression | ESTree.JSXEmptyExpression,
  code: string,
  scope: Scope,
): Choice | undefined {
  if (node.type !== 'ConditionalExpression') return evaluate(node, scope)
  const [yes, no] = [readChoice(node.consequent, code, scope), readChoice(node.alternate, code, scope)]
  return yes && no && { test: code.slice(node.test.start, node.test.end), yes, no }
}

const listConditions = (choice: Choice): string[] =>
  'value' in choice ? [] : [choice.test, ...listConditions(choice.yes), ...listConditions(choice.no)]

const choose = (choice: Choice, trueConditions: ReadonlySet<string>): Constant =>
  'value' in choice ? choice.value : choose(trueConditions.has(choice.test) ? choice.yes : choice.no, trueConditions)

/** Maximum number of conditions in the styles of an element. Each condition doubles its classes. */
const maxConditions = 3

/** An element whose style props are all constants or choices. */
interface StaticElement extends StyledComponent {
  node: ESTree.JSXElement
  styles: { attribute: ESTree.JSXAttributeItem; name: string; choice: Choice }[]
  /** Source text of each condition in the styles. */
  conditions: string[]
  /** Names of the attributes that are not styles. */
  otherAttributes: ReadonlySet<string>
}

/** Resolves a tag to a component of Chakra, to one that Chakra wraps (`chakra.td`, `chakra(Link)`), or to one that sets default styles of a `Box`. */
function resolveTag(tag: ESTree.JSXElementName, module: Module, scope: Scope): StyledComponent | undefined {
  const fromChakra = (name: string) => {
    const { from, name: exported } = module.imported.get(name) ?? {}
    return from === '@chakra-ui/react' ? exported : undefined
  }
  if (tag.type === 'JSXMemberExpression') {
    if (tag.object.type !== 'JSXIdentifier' || fromChakra(tag.object.name) !== 'chakra') return undefined
    const element: unknown = Reflect.get(chakraUi.chakra, tag.property.name)
    return { component: element as ElementType }
  }
  if (tag.type !== 'JSXIdentifier') return undefined
  const exported = fromChakra(tag.name)
  if (exported) return components[exported]
  const node = scope(tag.name)?.node
  if (node?.type === 'CallExpression' && node.arguments.length === 1) {
    const [styled] = node.arguments
    if (node.callee.type !== 'Identifier' || fromChakra(node.callee.name) !== 'chakra') return undefined
    return styled?.type === 'Identifier' ? { component: chakraUi.chakra.span, name: styled.name } : undefined
  }
  return resolveWrapper(tag.name, scope)
}

/** Resolves a component that only sets default styles: `const Card = (props) => <Box bg="bg.panel" {...props} />`. */
function resolveWrapper(name: string, scope: Scope): StyledComponent | undefined {
  const declaration = scope(name)
  if (declaration?.node.type !== 'ArrowFunctionExpression') return undefined
  const { params, body } = declaration.node
  const [props] = params
  if (params.length !== 1 || props?.type !== 'Identifier' || body.type !== 'JSXElement') return undefined
  const { name: tag, attributes } = body.openingElement
  const last = attributes.at(-1)
  if (tag.type !== 'JSXIdentifier' || tag.name !== 'Box' || body.children.length > 0) return undefined
  if (last?.type !== 'JSXSpreadAttribute' || last.argument.type !== 'Identifier' || last.argument.name !== props.name)
    return undefined
  const base: Styles = {}
  for (const attribute of attributes.slice(0, -1)) {
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier' || !attribute.value)
      return undefined
    const constant = evaluate(attribute.value, declaration.scope)
    if (!constant || !isStyle(attribute.name.name)) return undefined
    base[attribute.name.name] = constant.value
  }
  return { component: chakraUi.Box, base }
}

function readElement(
  node: ESTree.JSXElement,
  code: string,
  scope: Scope,
  styled: StyledComponent,
): StaticElement | undefined {
  const styles: StaticElement['styles'] = []
  const otherAttributes = new Set<string>()
  const isKnown = (name: string) => isStyle(name) || styled.variants?.includes(name) === true
  for (const attribute of node.openingElement.attributes) {
    if (attribute.type === 'JSXSpreadAttribute') {
      const spread = evaluate(attribute.argument, scope)?.value
      if (typeof spread !== 'object' || !Object.keys(spread).every(isKnown)) return undefined
      for (const [name, value] of Object.entries(spread)) styles.push({ attribute, name, choice: { value } })
      continue
    }
    if (attribute.name.type !== 'JSXIdentifier') return undefined
    const { name } = attribute.name
    if (dynamicProps.test(name) || (styled.variants && dynamicWithRecipe.test(name))) return undefined
    if (!isKnown(name)) {
      otherAttributes.add(name)
      continue
    }
    const { value } = attribute
    // `truncate` means `truncate={true}`.
    const choice = value
      ? value.type === 'JSXExpressionContainer'
        ? readChoice(value.expression, code, scope)
        : evaluate(value, scope)
      : { value: true }
    if (!choice || (name === 'as' && !('value' in choice))) return undefined
    styles.push({ attribute, name, choice })
  }
  const conditions = [...new Set(styles.flatMap(({ choice }) => listConditions(choice)))]
  return conditions.length > maxConditions ? undefined : { ...styled, node, styles, conditions, otherAttributes }
}

function findElements(file: string, code: string): StaticElement[] {
  const module = readModule(file, code)
  const scope = createScope(file, module)
  const elements: StaticElement[] = []
  new Visitor({
    JSXElement(node) {
      const styled = resolveTag(node.openingElement.name, module, scope)
      const element = styled && readElement(node, code, scope, styled)
      if (element) elements.push(element)
    },
  }).visit(module.program)
  return elements
}

/** Parsed output of Chakra, such as `<button type="button" class="css-1ab"></button>`. */
type Rendered = { tag: string; className: string; attributes: [string, string][] }

/** Renders elements as Chakra does in the browser and collects their rules. */
export function createStyler() {
  // `compat` keeps the rules in the cache instead of writing them into the markup.
  const cache = Object.assign(createCache({ key: 'css' }), { compat: true })
  const value = { ...system(), _global: [] }
  const renderMarkup = (children: ReactNode) =>
    renderToStaticMarkup(
      createElement(
        CacheProvider,
        { value: cache },
        // oxlint-disable-next-line react/no-children-prop -- its type requires the prop
        createElement(chakraUi.ChakraProvider, { value, children }),
      ),
    )

  /** Returns undefined if Chakra renders more than one element. */
  function render(component: ElementType, styles: Styles): Rendered | undefined {
    const html = renderMarkup(createElement(component, styles))
    const [, tag, printed = ''] = /^<(\w+)((?: [\w-]+="[^"]*")*)(?:><\/\1>|\/>)$/.exec(html) ?? []
    if (tag === undefined) return undefined
    const attributes = [...printed.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
    const className = attributes.find(([name]) => name === 'class')?.[1] ?? ''
    return { tag, className, attributes: attributes.filter(([name]) => name !== 'class') as [string, string][] }
  }

  /** Returns the tag, the attributes and the `className` expression of an element; undefined if Chakra renders more than one element. */
  function compileElement({ component, base, styles, conditions }: StaticElement): Rendered | undefined {
    let rendered: Rendered | undefined
    const classFor = (remaining: readonly string[], trueConditions: ReadonlySet<string>): string | undefined => {
      const [test, ...rest] = remaining
      if (test === undefined) {
        const props = Object.fromEntries(styles.map(({ name, choice }) => [name, choose(choice, trueConditions)]))
        rendered = render(component, { ...base, ...props })
        return rendered && JSON.stringify(rendered.className)
      }
      const [yes, no] = [classFor(rest, new Set([...trueConditions, test])), classFor(rest, trueConditions)]
      return yes && no && `(${test}) ? ${yes} : ${no}`
    }
    const className = classFor(conditions, new Set())
    return className === undefined || !rendered ? undefined : { ...rendered, className }
  }

  /** Replaces constant styles in the code with classes. */
  function compile(file: string, code: string): string {
    const edits: { start: number; end: number; text: string }[] = []
    for (const element of findElements(file, code)) {
      const rendered = compileElement(element)
      if (!rendered) continue
      const { openingElement, closingElement } = element.node
      const tag = element.name ?? rendered.tag
      const className = rendered.className === '""' ? '' : ` className={${rendered.className}}`
      const attributes = rendered.attributes
        .filter(([name]) => !element.otherAttributes.has(name))
        .map(([name, value]) => ` ${name}="${value}"`)
        .join('')
      edits.push({ start: openingElement.name.start, end: openingElement.name.end, text: tag + attributes + className })
      const inClass = new Set(element.styles.map(({ attribute }) => attribute))
      for (const { start, end } of inClass) edits.push({ start, end, text: '' })
      if (closingElement) {
        edits.push({ start: closingElement.name.start, end: closingElement.name.end, text: tag })
      }
    }
    let result = ''
    let position = 0
    for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
      result += code.slice(position, start) + text
      position = end
    }
    return result + code.slice(position)
  }

  return {
    compile,
    /** Rules of everything compiled so far. */
    css: (): string => Object.values(cache.inserted).join(''),
  }
}

const sources = join(import.meta.dirname, '../src')

export function staticStyles(): Plugin {
  const compiled = new Map<string, string>()
  let css = ''
  return {
    name: 'static-styles',
    apply: 'build',
    // Before JSX is compiled.
    enforce: 'pre',
    // Compiles all files up front, because the CSS file may be transformed first.
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
