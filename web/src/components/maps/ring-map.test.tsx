import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { i18n } from '#src/lib/i18n/i18n.ts'
import { system } from '#src/theme/system.ts'
import { RingMap } from './ring-map.tsx'

const center = { latitude: 21.4225, longitude: 39.8262 }
const north = (meters: number) => ({ ...center, latitude: center.latitude + meters / 111_320 })

const renderMap = (props: Pick<ComponentProps<typeof RingMap>, 'places' | 'selectedId' | 'onPick'>) =>
  render(
    <ChakraProvider value={system()}>
      <RingMap center={center} mosque="HARAM" label="Map of hotels" {...props} />
    </ChakraProvider>,
  )

beforeEach(() => i18n.changeLanguage('en-US'))

test('shows the price of a place and labels the rings around it', () => {
  renderMap({ places: [{ id: 'a', name: 'A', mark: '1,061', location: north(700) }], selectedId: 'a' })
  expect(screen.getByRole('img', { name: 'Map of hotels' })).toBeVisible()
  expect(screen.getByTitle('A')).toHaveTextContent('1,061')
  expect(screen.getByText('500 m')).toBeVisible()
  expect(screen.getByText('1 km')).toBeVisible()
  expect(screen.queryByText('2 km')).toBeNull()
})

test('selects a place whose price does not fit on the map', async () => {
  const onPick = vi.fn()
  const places = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id, mark: `1,00${id}`, location: north(700) }))
  renderMap({ places, selectedId: 'a', onPick })
  const dot = places.find(({ mark }) => !screen.queryByText(mark))
  await userEvent.click(screen.getByTitle(dot?.name ?? ''))
  expect(onPick).toHaveBeenCalledExactlyOnceWith(dot?.id)
})
