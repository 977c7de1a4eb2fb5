import { act, render, screen } from '@testing-library/react'
import { type RouteObject, RouterProvider, createMemoryRouter, useLocation, useSearchParams } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useHistoryPanel } from './use-history-panel.ts'

function Listing() {
  const [open, setOpen] = useHistoryPanel('filters')
  const [, setParameters] = useSearchParams()
  const { state } = useLocation()
  return (
    <>
      <button onClick={() => setOpen(true)}>Filters</button>
      {open && (
        <div role="dialog">
          <button onClick={() => setParameters({ stars: '5' }, { replace: true, state })}>Five stars</button>
          <button
            onClick={() => {
              setOpen(false)
              setOpen(false)
            }}
          >
            Close
          </button>
        </div>
      )}
    </>
  )
}

const routes: RouteObject[] = [
  { path: '/', element: <p>Home</p> },
  { path: '/listing', element: <Listing /> },
]

/** Goes from the home page to the listing and opens its filters. */
async function openFilters() {
  const router = createMemoryRouter(routes, { initialEntries: ['/', '/listing'] })
  render(<RouterProvider router={router} />)
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
  const back = () => act(() => router.navigate(-1))
  const currentUrl = () => router.state.location.pathname + router.state.location.search
  await press('Filters')
  expect(screen.getByRole('dialog')).toBeVisible()
  return { router, press, back, currentUrl }
}
const expectClosed = () => expect(screen.queryByRole('dialog')).toBeNull()

test('closes a panel on Back, and leaves the page on the next Back', async () => {
  const { back, currentUrl } = await openFilters()
  await back()
  expectClosed()
  expect(currentUrl()).toBe('/listing')
  await back()
  expect(currentUrl()).toBe('/')
})

test('removes the history entry for a panel that is closed by its button, even on a double click', async () => {
  const { press, back, currentUrl } = await openFilters()
  await press('Close')
  expectClosed()
  expect(currentUrl()).toBe('/listing')
  await back()
  expect(currentUrl()).toBe('/')
})

test.each([
  ['Back', async ({ back }: Awaited<ReturnType<typeof openFilters>>) => back()],
  ['its button', async ({ press }: Awaited<ReturnType<typeof openFilters>>) => press('Close')],
])('keeps a changed query as one history entry when the panel is closed by %s', async (_, close) => {
  const opened = await openFilters()
  await opened.press('Five stars')
  expect(screen.getByRole('dialog')).toBeVisible()
  await close(opened)
  expectClosed()
  expect(opened.currentUrl()).toBe('/listing?stars=5')
  await opened.back()
  expectClosed()
  expect(opened.currentUrl()).toBe('/listing')
  await opened.back()
  expect(opened.currentUrl()).toBe('/')
})

test('closes a panel by its button after Forward reopened it', async () => {
  const { router, press, currentUrl } = await openFilters()
  await press('Close')
  expectClosed()
  await act(() => router.navigate(1))
  expect(screen.getByRole('dialog')).toBeVisible()
  await press('Close')
  expectClosed()
  expect(currentUrl()).toBe('/listing')
})

test('reopens a panel after a reload', async () => {
  const { router } = await openFilters()
  const reloaded = createMemoryRouter(routes, { initialEntries: ['/listing', router.state.location] })
  render(<RouterProvider router={reloaded} />)
  expect(screen.getAllByRole('dialog')).toHaveLength(2)
  await act(() => reloaded.navigate(-1))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(reloaded.state.location.pathname).toBe('/listing')
})
