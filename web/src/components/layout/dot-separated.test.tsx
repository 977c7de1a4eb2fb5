import { ChakraProvider } from '@chakra-ui/react'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { system } from '#src/theme/system.ts'
import { DotSeparated } from './dot-separated.tsx'

test('separates the items on a line for screen readers and omits missing ones', () => {
  const { container } = render(
    <ChakraProvider value={system()}>
      <DotSeparated>
        <b>700 m</b>
        {undefined}
        {''}
        {['2 adults', '1 child']}
      </DotSeparated>
    </ChakraProvider>,
  )
  expect(container).toHaveTextContent('700 m 2 adults 1 child')
  expect([...container.querySelectorAll('span span span')].map((fact) => fact.textContent)).toEqual([
    '700 m',
    '2 adults',
    '1 child',
  ])
})
