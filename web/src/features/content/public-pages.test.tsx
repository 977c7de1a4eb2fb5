import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BookingsDocument } from '#src/features/bookings/list/bookings.generated.ts'
import { languages } from '#src/i18n/languages.ts'
import { aBookingPage } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { respondTo, server } from '#src/testing/server.ts'

const pages = [
  ['/about-us', 'About us', 'About us'],
  ['/contact-us', 'Contact us', 'Contact us'],
  ['/privacy-policies', 'Privacy policy', 'Privacy policy'],
  ['/terms-and-conditions', 'Terms and conditions', 'Terms and conditions'],
  ['/guides/makkah', 'Makkah guide', 'Makkah guide'],
  ['/guides/madinah', 'Madinah guide', 'Madinah guide'],
] as const

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each(pages)('shows %s to guests and agents', async (path, name) => {
  const guest = await renderApp(path, { session: null })
  expect(await findTitle(name)).toBeVisible()
  await waitFor(() => expect(document.title).toBe(`${name} · Rihla`))
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  expect(guest.currentUrl()).toBe(path)
  cleanup()

  const agent = await renderApp(path)
  expect(await findTitle(name)).toBeVisible()
  // The agent's navigation, on wide screens and on phones.
  for (const link of await screen.findAllByRole('link', { name: 'Bookings' })) {
    expect(link).toHaveAttribute('href', '/my-bookings')
  }
  expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument()
  expect(agent.currentUrl()).toBe(path)
})

test('writes the product’s name without narrow spaces in the browser tab', async () => {
  await renderApp('/about-us', { session: null, language: 'ar-SA' })
  await waitFor(() => expect(document.title).toBe('من نحن · منصة «رحلة»'))
})

test.each([
  ['/login', pages.slice(0, 4)],
  ['/about-us', pages],
  ['/nowhere', pages],
])('links to the public pages in the footer on %s', async (path, linkedPages) => {
  const { user } = await renderApp(path, { session: null })
  const footer = within(await screen.findByRole('contentinfo'))
  for (const [to, , link] of linkedPages) expect(footer.getByRole('link', { name: link })).toHaveAttribute('href', to)
  await user.click(footer.getByRole('link', { name: 'Terms and conditions' }))
  expect(await findTitle('Terms and conditions')).toBeVisible()
})

test('shows the footer to agents', async () => {
  server.use(respondTo(BookingsDocument, () => ({ bookings: aBookingPage() })))
  await renderApp('/my-bookings')
  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policies')
})

test('describes each public page in its language for search engines', async () => {
  const meta = document.head.appendChild(document.createElement('meta'))
  meta.name = 'description'
  meta.content = 'General'
  await renderApp('/guides/madinah', { session: null })
  await findTitle('Madinah guide')
  expect(meta.content).toMatch(/^Practical advice for groups in Madinah/)
  cleanup()
  await renderApp('/contact-us', { session: null, language: 'tr-TR' })
  await findTitle('Bize ulaşın')
  expect(meta.content).toMatch(/rezervasyon/)
  cleanup()
  expect(meta.content).toBe('General')
  meta.remove()
})

test('moves focus from the table of contents to the section', async () => {
  const { user, router } = await renderApp('/terms-and-conditions', { session: null })
  const contents = within(await screen.findByRole('navigation', { name: 'Contents' }))
  await user.click(contents.getByRole('link', { name: /Cancellation by you/ }))
  const section = screen.getByRole('region', { name: /Cancellation by you/ })
  await waitFor(() => expect(section).toHaveFocus())
  expect(router.state.location.hash).toBe('#cancelling')
})

test.each([
  ['/terms-and-conditions', 'the contact page'],
  ['/privacy-policies', 'the contact page'],
])('links to the contact page in the text on %s', async (path, name) => {
  await renderApp(path, { session: null })
  await screen.findByRole('heading', { level: 1 })
  for (const link of screen.getAllByRole('link', { name })) expect(link).toHaveAttribute('href', '/contact-us')
})

test.each(languages)(
  'mentions no waiting time before a cancellation in $code, because the gateway sets it',
  async ({ code }) => {
    await renderApp('/terms-and-conditions', { session: null, language: code })
    await screen.findByRole('heading', { level: 1 })
    expect(document.getElementById('cancelling')?.querySelector('ul')).not.toHaveTextContent(/\p{Nd}/u)
  },
)

test('explains in the terms when a booking may be refused, and that it is refunded', async () => {
  await renderApp('/terms-and-conditions', { session: null })
  const section = within(await screen.findByRole('region', { name: /Refusal and cancellation by us/ }))
  expect(section.getAllByRole('listitem')).toHaveLength(6)
  expect(section.getByText(/refunded in full/)).toBeVisible()
  expect(screen.getByText('Last updated: 26 November 2026')).toBeVisible()
})

test.each([
  ['makkah', 6, 'Arafat, Jabal al-Rahmah', '18 km · southeast', 'arafat'],
  ['madinah', 4, 'Quba Mosque', '3.2 km · south', 'quba'],
])('lists the sites in %s with distance and direction', async (city, count, name, place, id) => {
  const { user, router } = await renderApp(`/guides/${city}`, { session: null })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getAllByRole('article')).toHaveLength(count)
  const site = screen.getByRole('article', { name: new RegExp(name) })
  expect(within(site).getByText(place)).toBeVisible()

  await user.click(
    within(screen.getByRole('list', { name: /^Holy sites/ })).getByRole('link', { name: new RegExp(name) }),
  )
  await waitFor(() => expect(site).toHaveFocus())
  expect(router.state.location.hash).toBe(`#${id}`)
})

test('links to each section of a guide from its contents', async () => {
  const { user } = await renderApp('/guides/madinah', { session: null })
  const contents = within(await screen.findByRole('navigation', { name: 'Contents' }))
  expect(contents.getAllByRole('link')).toHaveLength(5)
  await user.click(contents.getByRole('link', { name: 'Quba Mosque' }))
  await waitFor(() => expect(screen.getByRole('article', { name: /Quba Mosque/ })).toHaveFocus())
  await user.click(contents.getByRole('link', { name: 'Good to know' }))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Good to know' })).toHaveFocus())
})

test('opens the guide at the site in the URL hash', async () => {
  await renderApp('/guides/madinah#uhud', { session: null })
  const site = await screen.findByRole('article', { name: /Mount Uhud/ })
  await waitFor(() => expect(site).toHaveFocus())
})

test.each(['#nowhere', '#%', '#'])('opens the guide at the top for the URL hash "%s"', async (hash) => {
  await renderApp(`/guides/madinah${hash}`, { session: null })
  expect(await findTitle('Madinah guide')).toBeVisible()
})

test('copies coordinates without invisible characters', async () => {
  const { user } = await renderApp('/guides/makkah', { session: null, language: 'ar-SA' })
  await user.click(await screen.findByRole('button', { name: /إحداثيات عرفات/ }))
  expect(await navigator.clipboard.readText()).toBe('21.3547, 39.9839')
})
