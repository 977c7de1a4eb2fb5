import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawings } from '#src/pictures/drawings.ts'
import { system } from '#src/theme/system.ts'
import { Picture } from './picture.tsx'

const sourceOf = (src: string | null, aspect?: number) => {
  render(
    <ChakraProvider value={system()}>
      <Picture drawing={drawings.hotel} src={src} aspect={aspect} />
    </ChakraProvider>,
  )
  return screen.getByRole('presentation').getAttribute('src')
}

test.each<[string, number | undefined, string]>([
  ['/media/hotel/4910000001.svg', 2.4, `${location.origin}/media/hotel/4910000001.svg?aspect=2.4`],
  ['/media/hotel/4910000001.svg', undefined, `${location.origin}/media/hotel/4910000001.svg`],
  ['https://pictures.example.com/media/a.jpg', 2.4, 'https://pictures.example.com/media/a.jpg'],
])('%s in a frame of %s is asked for as %s', (src, aspect, asked) => {
  expect(sourceOf(src, aspect)).toBe(asked)
})

test.each([null, 'http://pictures.example.com/a.jpg', 'javascript:alert(1)'])(
  'shows a drawing instead of %j',
  (src) => {
    expect(sourceOf(src)).toBe(drawings.hotel)
  },
)

test('replaces the image element, so that the former picture is not shown while the next one loads', () => {
  const frame = (src: string) => (
    <ChakraProvider value={system()}>
      <Picture drawing={drawings.hotel} src={src} />
    </ChakraProvider>
  )
  const { rerender } = render(frame('/media/hotel/1.svg'))
  const former = screen.getByRole('presentation')
  rerender(frame('/media/hotel/2.svg'))
  expect(former).not.toBeInTheDocument()
  expect(screen.getByRole('presentation')).toHaveAttribute('src', `${location.origin}/media/hotel/2.svg`)
})
