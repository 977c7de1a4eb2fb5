import { ChakraProvider } from '@chakra-ui/react'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { system } from '#src/theme/system.ts'
import { HaramRuler } from './haram-ruler.tsx'

test.each([
  ['HARAM', 'kaaba'],
  ['PROPHETS_MOSQUE', 'dome'],
] as const)('marks the city’s mosque on the ruler: %s', (mosque, mark) => {
  const { container } = render(
    <ChakraProvider value={system()}>
      <HaramRuler meters={350} mosque={mosque} />
    </ChakraProvider>,
  )
  expect([...container.querySelectorAll('[data-mark]')].map((drawn) => drawn.getAttribute('data-mark'))).toEqual([mark])
})

test.each([
  [3000, false],
  [3001, true],
])('shows a scale only up to 3 km: %i m', (meters, isBeyondScale) => {
  const { container } = render(
    <ChakraProvider value={system()}>
      <HaramRuler meters={meters} mosque="HARAM" />
    </ChakraProvider>,
  )
  expect(container.querySelectorAll('.hotel')).toHaveLength(isBeyondScale ? 0 : 1)
  expect(container.querySelectorAll('[data-drawing]')).toHaveLength(isBeyondScale ? 0 : 1)
  expect(container).toHaveTextContent(
    isBeyondScale ? /^3,001 m to the Haram$/ : /^3,000 m to the Haram about 40 min walk$/,
  )
})
