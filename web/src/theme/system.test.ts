import { expect, test } from 'vitest'
import { system } from './system.ts'

const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })

/** Components of Chakra without a recipe. */
const WITHOUT_RECIPE = new Set([
  'Box',
  'ChakraProvider',
  'Flex',
  'Grid',
  'HStack',
  'LocaleProvider',
  'Portal',
  'SimpleGrid',
  'Stack',
  'Text',
  'Theme',
  'VisuallyHidden',
])
/** Recipes of components that share another component's recipe. */
const SHARED_RECIPES: Record<string, string> = { IconButton: 'button', Toaster: 'toast' }

/** Components that a source imports from Chakra. */
const componentsIn = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from '@chakra-ui\/react'/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name))

/** Parts use the recipe of their root, which another file may render. */
const hasOnlyParts = (source: string, name: string): boolean =>
  source.includes(`<${name}.`) && !source.includes(`<${name}.Root`)

test('provides a recipe for every Chakra component, in the system or as a prop', () => {
  expect(Object.values(sources).flatMap(componentsIn)).toContain('Button')
  const withoutRecipe = Object.entries(sources).flatMap(([path, source]) =>
    componentsIn(source)
      .filter((name) => {
        const key = SHARED_RECIPES[name] ?? name.charAt(0).toLowerCase() + name.slice(1)
        const hasRecipe = WITHOUT_RECIPE.has(name) || system().isRecipe(key) || system().isSlotRecipe(key)
        return !hasRecipe && !hasOnlyParts(source, name) && !source.includes(`recipe={${key}SlotRecipe}`)
      })
      .map((name) => `${path}: ${name}`),
  )
  expect(withoutRecipe).toEqual([])
})
