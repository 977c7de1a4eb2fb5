import { ChakraProvider } from '@chakra-ui/react'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { system } from '#src/theme/system.ts'
import { HaramRuler } from './haram-ruler.tsx'

test.each([
  ['HARAM', 'kaaba'],
  ['PROPHETS_MOSQUE', 'dome'],
] as const)('starts at the mark of its own mosque: %s', (mosque, mark) => {
  const { container } = render(
    <ChakraProvider value={system}>
      <HaramRuler meters={350} mosque={mosque} />
    </ChakraProvider>,
  )
  expect([...container.querySelectorAll('[data-mark]')].map((drawn) => drawn.getAttribute('data-mark'))).toEqual([mark])
})
