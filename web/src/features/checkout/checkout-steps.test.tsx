import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { aQuote } from '#src/testing/checkout-factories.ts'
import {
  acceptTerms,
  hotelBooked,
  checkout,
  fillPerson,
  delayBooking,
  pay,
  quotes,
  reachPayment,
  reload,
  serveBooking,
  serveAgent,
  serveCheckout,
  storedTexts,
  type,
} from '#src/testing/checkout-page.tsx'
import { aPrice } from '#src/testing/hotel-detail-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/server.ts'

beforeEach(serveCheckout)

describe('checkout steps', () => {
  test('shows the terms in Makkah time and requires the agent to accept them', async () => {
    const { user, currentUrl } = await renderApp(checkout)
    expect(await screen.findByText('until Thu 10 Dec at 14:00')).toBeInTheDocument()
    expect(screen.getByText(/All times are in Makkah time\./)).toBeInTheDocument()
    expect(screen.getAllByText(/Non-refundable/)).toHaveLength(1)
    expect(screen.getByText('Half of the stay is charged late.')).toBeInTheDocument()
    expect(screen.getByText('The hotel is free of smoke.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Continue to travelers' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Confirm that you have read and agree to the terms.')
    expect(currentUrl()).toBe(checkout)
  })

  test('does not skip steps when the URL requests a later one', async () => {
    const { currentUrl } = await renderApp(`${checkout}&step=pay`)
    await screen.findByRole('checkbox', { name: /I have read/ })
    await waitFor(() => expect(currentUrl()).toBe(`${checkout}&step=review`))
  })

  test('shows all errors in the travelers form at once and focuses the first one', async () => {
    const app = await renderApp(checkout)
    await acceptTerms(app)
    await waitFor(() => expect(screen.getByLabelText(/^VAT number/)).toHaveValue('300000000000003'))
    type('VAT number', '12')
    await app.user.click(screen.getByRole('button', { name: 'Continue to payment' }))
    const [title] = screen.getAllByLabelText(/^Title/)
    await waitFor(() => expect(title).toHaveFocus())
    act(() => screen.getByLabelText(/^VAT number/).focus())
    await app.user.click(within(screen.getByRole('alert')).getByText('14 fields need your attention'))
    await waitFor(() => expect(title).toHaveFocus())
    expect(title).toHaveAccessibleDescription('Choose a title.')
    expect(screen.getByLabelText(/^VAT number/)).toHaveAccessibleDescription(
      /^This VAT number isn’t valid.*starting and ending with 3/,
    )
  })

  test('rejects a phone number that cannot exist in its country, as the server does', async () => {
    const app = await renderApp(checkout)
    await acceptTerms(app)
    const phone = screen.getByLabelText(/^Phone/)
    await app.user.type(phone, '1234')
    await app.user.tab()
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/^Use 4 to 14 digits/))
    await app.user.clear(phone)
    await app.user.type(phone, '8120000000')
    await waitFor(() => expect(phone).not.toHaveAccessibleDescription(/^Use 4 to 14 digits/))
  })

  test('says why the travelers step is shown instead of the payment step', async () => {
    const app = await reachPayment()
    await app.user.click(screen.getByRole('link', { name: 'Edit travelers' }))
    type('VAT number', '')
    const reloadedApp = await reload(`${checkout}&step=pay`)
    await waitFor(() => expect(reloadedApp.currentUrl()).toBe(`${checkout}&step=travelers`))
    expect(
      await screen.findByText('Some traveler details are missing. Complete them to continue to payment.'),
    ).toBeInTheDocument()
  })

  test('counts the remaining errors while the agent corrects them', async () => {
    const app = await renderApp(checkout)
    await acceptTerms(app)
    await app.user.click(screen.getByRole('button', { name: 'Continue to payment' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('13 fields need your attention')
    type('Phone', '8120000000')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('12 fields need your attention'))
    fillPerson(screen.getByRole('region', { name: 'Lead traveler' }), 'First')
    for (const guest of screen.getAllByRole('group', { name: /^(Adult|Child)/ })) fillPerson(guest, 'Guest')
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })

  test('says that the lead traveler’s email address is the agent’s own', async () => {
    await acceptTerms(await renderApp(checkout))
    await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveValue('agent@demo.test'))
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(/your own email/i)
    type('Email', 'guest@demo.test')
    await waitFor(() =>
      expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('The hotel may contact the traveler here.'),
    )
  })

  test('shows the travelers before paying and links back to them', async () => {
    const app = await reachPayment()
    expect(screen.getByText('First Guest')).toBeInTheDocument()
    expect(screen.getByText(/4 guests/)).toBeInTheDocument()
    await app.user.click(screen.getByRole('link', { name: 'Edit travelers' }))
    expect(await screen.findByDisplayValue('Guest c')).toBeInTheDocument()
  })

  test('tells an agent without an authenticator where to set one up', async () => {
    server.use(serveAgent(null))
    await reachPayment()
    expect(await screen.findByRole('link', { name: 'Set it up in your profile' })).toHaveAttribute('href', '/profile')
  })

  test('copies the lead traveler’s last name, and locks the field if the passport has only one name', async () => {
    const app = await renderApp(checkout)
    await acceptTerms(app)
    const lead = screen.getByRole('region', { name: 'Lead traveler' })
    type('First name', 'Suharto', lead)
    await app.user.click(within(lead).getByRole('checkbox', { name: 'One name only' }))
    expect(within(lead).getByLabelText(/^Last name/)).toHaveAttribute('readonly')
    await app.user.click(within(lead).getByRole('checkbox', { name: 'One name only' }))
    type('Last name', 'Suparti', lead)
    const child = screen.getByRole('group', { name: /Child, age 7/ })
    await app.user.click(within(child).getByRole('button', { name: 'Same last name as lead traveler' }))
    expect(within(child).getByLabelText(/^Last name/)).toHaveValue('Suparti')
  })

  test('keeps the step and the form after a reload, and goes back through the steps', async () => {
    const { currentUrl } = await reachPayment()
    expect(currentUrl()).toBe(`${checkout}&step=pay`)
    const reloadedApp = await reload(`${checkout}&step=pay`)
    expect(await screen.findByLabelText('Google Authenticator code')).toHaveValue('')
    await reloadedApp.user.click(screen.getByRole('link', { name: 'Back' }))
    expect(await screen.findByDisplayValue('Guest c')).toBeInTheDocument()
    await act(() => reloadedApp.router.navigate(-1))
    expect(await screen.findByLabelText('Google Authenticator code')).toBeInTheDocument()
  })

  test('links back to completed steps, except while a payment is being sent', async () => {
    const app = await reachPayment()
    const progress = () => within(screen.getByRole('listitem', { current: 'step' }).parentElement as HTMLElement)
    const stepLinks = () => progress().queryAllByRole('link')
    expect(stepLinks().map((link) => link.getAttribute('aria-label'))).toEqual(['Review', 'Travelers'])
    await app.user.click(stepLinks()[1] as HTMLElement)
    expect(await screen.findByDisplayValue('Guest c')).toBeInTheDocument()
    expect(app.currentUrl()).toBe(`${checkout}&step=travelers`)
    await app.user.click(stepLinks()[0] as HTMLElement)
    expect(await screen.findByRole('checkbox', { name: /I have read/ })).toBeChecked()
    expect(app.currentUrl()).toBe(`${checkout}&step=review`)
    expect(stepLinks()).toEqual([])
    await act(() => app.router.navigate(-2))
    expect(await screen.findByLabelText('Google Authenticator code')).toBeInTheDocument()
    expect(stepLinks()).toHaveLength(2)
    const { release } = delayBooking(hotelBooked())
    await pay(app)
    await screen.findByText('Booking with the supplier. Keep this page open.')
    expect(stepLinks()).toEqual([])
    release()
    await screen.findByText('HX-77120-45')
  })

  test('shows names and consent in another tab with the same quote, at the step in its URL', async () => {
    await reachPayment()
    globalThis.dispatchEvent(new Event('pagehide'))
    sessionStorage.clear()
    const secondTab = await reload(`${checkout}&step=pay`)
    expect(await screen.findByLabelText('Google Authenticator code')).toHaveValue('')
    expect(screen.getByText('First Guest')).toBeInTheDocument()
    expect(secondTab.currentUrl()).toBe(`${checkout}&step=pay`)
    await secondTab.user.click(screen.getByRole('link', { name: 'Edit travelers' }))
    expect(await screen.findByDisplayValue('Guest c')).toBeInTheDocument()
  })

  test('keeps the consent when the agent goes back to the review', async () => {
    const app = await renderApp(checkout)
    await acceptTerms(app)
    await app.user.click(screen.getByRole('link', { name: 'Back' }))
    expect(await screen.findByRole('checkbox', { name: /I have read/ })).toBeChecked()
    expect(screen.queryByText(/since you accepted/)).toBeNull()
  })

  test.each([
    ['total', { price: aPrice('5200.00', '948.20', '6148.21', '287.74') }, /^The total has changed since you accepted/],
    ['terms', { hotelRules: ['Breakfast from six.'] }, /^The terms have changed since you accepted/],
    [
      'total and terms',
      { price: aPrice('5200.00', '948.20', '6148.21', '287.74'), hotelRules: ['Breakfast from six.'] },
      /^The total and the terms have changed since you accepted/,
    ],
  ])('asks for consent again, and says why, when the %s changed', async (_changed, change, reason) => {
    await reachPayment()
    quotes.set('quote-1', aQuote(change))
    const reloadedApp = await reload(`${checkout}&step=pay`)
    expect(await screen.findByText(reason)).toBeInTheDocument()
    const box = screen.getByRole('checkbox', { name: /I have read/ })
    expect(box).not.toBeChecked()
    expect(reloadedApp.currentUrl()).toBe(`${checkout}&step=review`)
    await reloadedApp.user.click(box)
    await reloadedApp.user.click(screen.getByRole('button', { name: 'Continue to travelers' }))
    expect(await screen.findByDisplayValue('Guest c')).toBeInTheDocument()
  })

  test('deletes the travelers form when the agent signs out', async () => {
    const { identity } = await reachPayment()
    expect(storedTexts()).toContain('8120000000')
    await act(() => identity.signOut())
    expect(storedTexts()).not.toContain('8120000000')
  })
})

test('shows the same room pictures as the hotel page', async () => {
  const { rooms } = aQuote()
  const imageUrl = 'https://pictures.example.com/quadruple.jpg'
  quotes.set('quote-1', aQuote({ rooms: rooms.map((room, index) => (index === 0 ? { ...room, imageUrl } : room)) }))
  await renderApp(checkout)
  const section = await screen.findByRole('region', { name: 'Rooms and guests' })
  const pictures = [...section.querySelectorAll('img')].map(({ src }) => src)
  expect(pictures).toEqual([imageUrl, expect.stringMatching(/^data:/)])
})

test('marks the supplier’s own text with its language', async () => {
  await renderApp(checkout, { language: 'ar-SA' })
  const rule = await screen.findByText('The hotel is free of smoke.')
  expect(rule.closest('[lang]')).toHaveAttribute('lang', 'en')
  expect(rule.closest('[dir]')).toHaveAttribute('dir', 'ltr')
  expect(screen.getByText('Half of the stay is charged late.').closest('[lang]')).toHaveAttribute('lang', 'en')
  expect(screen.getAllByText('النص كما ورد من المورّد')).toHaveLength(2)
})

test('keeps the phone number left to right in Arabic, and keeps typed values when the language changes', async () => {
  serveBooking(hotelBooked())
  const app = await renderApp(checkout, { language: 'ar-SA' })
  await app.user.click(await screen.findByRole('checkbox'))
  await app.user.click(screen.getByRole('button', { name: 'متابعة إلى بيانات المسافرين' }))
  expect(await screen.findByLabelText(/^رقم الجوال/)).toHaveAttribute('dir', 'ltr')
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(screen.getByRole('heading', { name: 'إتمام الحجز' })).toBeInTheDocument()
  fireEvent.change(screen.getByLabelText(/^رقم الجوال/), { target: { value: '٨١٢' } })
  const { i18n } = await import('#src/lib/i18n/i18n.ts')
  await act(() => i18n.changeLanguage('tr-TR'))
  expect(await screen.findByLabelText(/^Telefon/)).toHaveValue('٨١٢')
})
