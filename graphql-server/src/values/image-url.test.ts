import { expect, test } from 'vitest'
import { imageUrl } from './image-url.ts'

test.each([
  ['//pictures.example.com/a b.jpg', undefined],
  ['//pictures.example.com/a.jpg', 'https://pictures.example.com/a.jpg'],
  ['https://pictures.example.com/a.jpg?w=1', 'https://pictures.example.com/a.jpg?w=1'],
  ['/media/hotel/49.svg', '/media/hotel/49.svg'],
  ['//localhost:4000/media/hotel/49.svg', '/media/hotel/49.svg'],
  ['/media/../secret', undefined],
  ['/etc/passwd', undefined],
  ['http://pictures.example.com/a.jpg', undefined],
  ['https:None', undefined],
  ['https://user@evil.example/a.jpg', undefined],
  ['javascript:alert(1)', undefined],
  ['data:image/png;base64,xx', undefined],
  ['null', undefined],
  [null, undefined],
])('reads the picture URL %j as %j', (wire, url) => {
  expect(imageUrl(wire)).toBe(url)
})
