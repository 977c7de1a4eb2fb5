import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { system } from '#src/theme/system.ts'
import { takeComplaints } from '#src/testing/complaints.ts'

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

vi.mock('./skyline.tsx', () => missing())
vi.mock('./toasts.tsx', () => missing())

afterEach(() => vi.resetModules())

test.each([
  ['the skyline beside the form', async () => (await import('./guest-layout.tsx')).GuestLayout],
  ['the toasts', async () => (await import('#src/app/root.tsx')).Root],
])('shows the page when the code of %s cannot be fetched', async (_part, load) => {
  // A copy whose lazy parts no other test has loaded.
  vi.resetModules()
  const Component = await load()
  const router = createMemoryRouter([{ Component, children: [{ path: '/', element: <h1>Page</h1> }] }])
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  )
  const complaints: unknown[] = []
  await vi.waitFor(() => {
    complaints.push(...takeComplaints().flat())
    expect(complaints.join(' ')).toMatch(/React will try to recreate this component tree/)
  })
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible()
})
