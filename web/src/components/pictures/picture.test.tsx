import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawings } from '#src/pictures/drawings.ts'
import { system } from '#src/theme/system.ts'
import { Picture } from './picture.tsx'

const renderedSource = (src: string | null) => {
  render(
    <ChakraProvider value={system()}>
      <Picture drawing={drawings.hotel} src={src} />
    </ChakraProvider>,
  )
  return screen.getByRole('presentation').getAttribute('src')
}

test.each([
  ['/media/hotel/4910000001.svg', `${location.origin}/media/hotel/4910000001.svg`],
  ['https://pictures.example.com/media/a.jpg', 'https://pictures.example.com/media/a.jpg'],
])('shows the picture %s', (src, expected) => {
  expect(renderedSource(src)).toBe(expected)
})

test.each([null, 'http://pictures.example.com/a.jpg', 'javascript:alert(1)'])(
  'shows a drawing instead of %j',
  (src) => {
    expect(renderedSource(src)).toBe(drawings.hotel)
  },
)

test('replaces the image element, so that the previous picture is not shown while the next one loads', () => {
  const frame = (src: string) => (
    <ChakraProvider value={system()}>
      <Picture drawing={drawings.hotel} src={src} />
    </ChakraProvider>
  )
  const { rerender } = render(frame('/media/hotel/1.svg'))
  const previous = screen.getByRole('presentation')
  rerender(frame('/media/hotel/2.svg'))
  expect(previous).not.toBeInTheDocument()
  expect(screen.getByRole('presentation')).toHaveAttribute('src', `${location.origin}/media/hotel/2.svg`)
})
