import { ChakraProvider } from '@chakra-ui/react'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { system } from '#src/theme/system.ts'
import { Picture } from './picture.tsx'

const sourceOf = (src: string | null, aspect?: number) => {
  render(
    <ChakraProvider value={system()}>
      <Picture kind="hotel" pictureId="4910000001" src={src} aspect={aspect} />
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
  'draws a picture instead of %j',
  async (src) => {
    sourceOf(src, 2)
    await waitFor(() =>
      expect(screen.getByRole('presentation').getAttribute('src')).toMatch(
        /^data:image\/svg\+xml,.*viewBox%3D%22-100%200%20600%20300%22/,
      ),
    )
  },
)

test('another picture gets another element, so that the former one is not shown while it loads', () => {
  const frame = (src: string) => (
    <ChakraProvider value={system()}>
      <Picture kind="hotel" pictureId="4910000001" src={src} />
    </ChakraProvider>
  )
  const { rerender } = render(frame('/media/hotel/1.svg'))
  const former = screen.getByRole('presentation')
  rerender(frame('/media/hotel/2.svg'))
  expect(former).not.toBeInTheDocument()
  expect(screen.getByRole('presentation')).toHaveAttribute('src', `${location.origin}/media/hotel/2.svg`)
})
