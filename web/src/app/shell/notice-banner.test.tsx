import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { BookingsDocument } from '#src/features/bookings/list/bookings.generated.ts'
import { aBookingPage } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { respondTo, server } from '#src/testing/server.ts'

const testUrl = 'https://test.rihla.test/'

function configure(respond: () => Response) {
  server.use(http.get('*/config.json', respond))
}
const serveNotice = (url: string | null = testUrl) =>
  configure(() => HttpResponse.json({ notice: { kind: 'ministry-rules', testUrl: url } }))

const findNotice = () => screen.findByRole('complementary', { name: 'Notice' })
const expectNoNotice = () => expect(screen.queryByRole('complementary', { name: 'Notice' })).not.toBeInTheDocument()

test.each(['/login', '/about-us', '/nowhere'])(
  'shows a notice above %s with a link to the test environment',
  async (path) => {
    serveNotice()
    await renderApp(path, { session: null })
    const notice = within(await findNotice())
    expect(notice.getByText(/new rules of the Ministry of Hajj and Umrah/)).toBeVisible()
    expect(notice.getByRole('link', { name: 'Open the test environment' })).toHaveAttribute('href', testUrl)
  },
)

test('shows the notice to agents in their language', async () => {
  serveNotice()
  server.use(respondTo(BookingsDocument, () => ({ bookings: aBookingPage() })))
  await renderApp('/my-bookings', { language: 'tr-TR' })
  const notice = await screen.findByRole('complementary', { name: 'Duyuru' })
  expect(notice).toHaveTextContent('Suudi Arabistan Hac ve Umre Bakanlığının yeni kuralları gereği')
})

test('does not show a dismissed notice again in the same tab', async () => {
  serveNotice()
  const first = await renderApp('/about-us', { session: null })
  await findNotice()
  await first.user.click(screen.getByRole('button', { name: 'Dismiss notice' }))
  expectNoNotice()

  let requestCount = 0
  configure(() => {
    requestCount += 1
    return HttpResponse.json({ notice: { kind: 'ministry-rules', testUrl } })
  })
  await renderApp('/contact-us', { session: null })
  await waitFor(() => expect(requestCount).toBe(1))
  await screen.findByRole('heading', { name: 'Contact us' })
  expectNoNotice()
})

test('shows a notice without a link when there is no test environment', async () => {
  serveNotice(null)
  await renderApp('/about-us', { session: null })
  expect(within(await findNotice()).queryByRole('link')).not.toBeInTheDocument()
})

test.each([
  ['the configuration contains none', () => HttpResponse.json({ notice: null })],
  ['the server is too old to send one', () => HttpResponse.json({})],
  ['the configuration cannot be read', () => HttpResponse.error()],
  ['a proxy responds instead', () => new HttpResponse('<html>', { status: 502 })],
])('shows no notice when %s', async (_when, config) => {
  let requestCount = 0
  configure(() => {
    requestCount += 1
    return config()
  })
  await renderApp('/about-us', { session: null })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(requestCount).toBe(1))
  expectNoNotice()
})
