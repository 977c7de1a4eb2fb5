import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { i18n } from '#src/lib/i18n/i18n.ts'
import { system } from '#src/theme/system.ts'
import { RingMap } from './ring-map.tsx'

const center = { latitude: 21.4225, longitude: 39.8262 }
const degree = 111_000

const show = (location: { latitude: number; longitude: number }) =>
  render(
    <ChakraProvider value={system}>
      <RingMap
        center={center}
        mosque="HARAM"
        places={[{ id: 'a', name: 'A', location }]}
        selectedId="a"
        label="Map of a hotel"
      />
    </ChakraProvider>,
  )

/** Position of the pin's point, in a frame of 560 by 300. */
function pinOf(north: number, east: number): { x: number; y: number } {
  const location = {
    latitude: center.latitude + north / degree,
    longitude: center.longitude + east / (degree * Math.cos((center.latitude * Math.PI) / 180)),
  }
  show(location)
  const { left, top } = getComputedStyle(screen.getByTitle('A'))
  return { x: (Number.parseFloat(left) / 100) * 560, y: (Number.parseFloat(top) / 100) * 300 }
}

test.each([
  ['north', 2400, 0],
  ['north, near by', 280, 0],
  ['north-west', 3000, -5000],
  ['south-east', -900, 4000],
])('draws a pin in the %s inside the frame', (_, north, east) => {
  const { x, y } = pinOf(north, east)
  // A phone draws the frame at 0.56 of this size, and the pin 34 px high.
  expect(y * 0.56).toBeGreaterThanOrEqual(34)
  expect(y).toBeLessThanOrEqual(290)
  expect(x).toBeGreaterThanOrEqual(14)
  expect(x).toBeLessThanOrEqual(546)
})

test('labels only rings that are far enough apart to be read', async () => {
  await i18n.changeLanguage('en-US')
  show({ latitude: center.latitude + 700 / degree, longitude: center.longitude })
  expect(screen.getByText('2 km')).toBeVisible()
  expect(screen.getByText('1 km')).toBeVisible()
  expect(screen.queryByText('500 m')).toBeNull()
})

test('draws and labels the ring around the farthest place of a guide whole', async () => {
  await i18n.changeLanguage('en-US')
  const { container } = render(
    <ChakraProvider value={system}>
      <RingMap
        center={center}
        mosque="PROPHETS_MOSQUE"
        places={[{ id: 'a', name: 'A', mark: '2', location: { ...center, latitude: center.latitude + 4000 / degree } }]}
        label="Map of a city"
        fit="all"
      />
    </ChakraProvider>,
  )
  const rings = [...container.querySelectorAll('circle')].map((circle) => Number(circle.getAttribute('r')))
  expect(rings).toHaveLength(2)
  for (const radius of rings) expect(radius).toBeLessThan(150)
  expect(screen.getByText('5 km')).toBeVisible()
  expect(screen.getByText('2 km')).toBeVisible()
})
