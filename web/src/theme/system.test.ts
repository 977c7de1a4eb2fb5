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
  'Stack',
  'Text',
  'VisuallyHidden',
])
const SHARED: Record<string, string> = { IconButton: 'button', Toaster: 'toast' }

/** Components imported from Chakra anywhere in the app. */
function componentsInUse(): string[] {
  const names = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from '@chakra-ui\/react'/g)].flatMap(([, list = '']) => list.split(',')),
  )
  return [...new Set(names.map((name) => name.trim()))].filter((name) => /^[A-Z]/.test(name)).sort()
}

test('includes the recipe of every Chakra component in use', () => {
  const used = componentsInUse()
  expect(used).toContain('Button')
  const bare = used.filter((name) => {
    const key = SHARED[name] ?? name.charAt(0).toLowerCase() + name.slice(1)
    return !WITHOUT_RECIPE.has(name) && !system.isRecipe(key) && !system.isSlotRecipe(key)
  })
  expect(bare).toEqual([])
})
