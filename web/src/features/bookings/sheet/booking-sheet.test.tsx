import { unmappedRoomKind } from '#src/testing/hotel-detail-factories.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aBooking, anAgency, bookingDetails, mixedTerms, riyals } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { respondTo, server } from '#src/testing/server.ts'
import { getTranslatable } from '#src/testing/translate-page.ts'
import { HotelLocationsDocument } from '#src/data/hotel-locations.generated.ts'
import { AgencyDocument } from './agency.generated.ts'
import { toMarkUpBase } from './sheet-prices.ts'
import { BookingDetailDocument } from '../detail/booking-detail.generated.ts'

const room = {
  __typename: 'BookedRoom' as const,
  name: 'Quad room',
  kind: unmappedRoomKind,
  board: 'BREAKFAST' as const,
  boardText: null,
  price: null,
  travelers: [
    {
      __typename: 'Traveler' as const,
      type: 'ADULT' as const,
      firstName: 'Guest',
      lastName: 'One',
      name: 'Guest One',
      age: null,
      lead: true,
      salutation: null,
    },
    {
      __typename: 'Traveler' as const,
      type: 'CHILD' as const,
      firstName: 'Guest',
      lastName: 'Two',
      name: 'Guest Two',
      age: 0,
      lead: false,
      salutation: null,
    },
  ],
}

const makkah = (name: string) => ({
  __typename: 'HotelLocation' as const,
  code: 'SA1',
  name,
  haram: { __typename: 'GeoPoint' as const, latitude: 21.4225, longitude: 39.8262 },
})

/** Serves a booking. Returns the languages in which it is requested. */
function serveBooking(
  detailOverrides?: Parameters<typeof bookingDetails>[0],
  rowOverrides?: Parameters<typeof aBooking>[0],
) {
  const languages: (string | null)[] = []
  server.use(
    respondTo(BookingDetailDocument, (_variables, request) => {
      languages.push(request.headers.get('accept-language'))
      const details = bookingDetails({ rooms: [room], cancellationPolicy: mixedTerms, ...detailOverrides })
      return { booking: { ...aBooking(rowOverrides), details } }
    }),
  )
  return languages
}

afterEach(() => void vi.useRealTimers())

const findSheet = async () => within(await screen.findByRole('article'))

test('prints agency, reference, stay, guests by room, terms and payment without controls', async () => {
  serveBooking()
  await renderApp('/booking-sheet/booking-1?prices=own')
  const sheet = await findSheet()
  expect(await sheet.findAllByText('Demo Umrah Company')).toHaveLength(1)
  for (const text of ['BRN-1001', 'Qamariya Court', 'Example Street 1', 'Sun 13 Dec 2026', 'from 16:00', '5 nights'])
    expect(sheet.getByText(text)).toBeVisible()
  for (const text of ['Room 1', 'Quad room', 'Breakfast included', 'Guest One', 'infant, under 1'])
    expect(sheet.getByText(text)).toBeVisible()
  expect(sheet.getByText(/^SAR\s1,339\.50 fee$/)).toBeVisible()
  expect(sheet.getByText('6,332')).toBeVisible()
  expect(getTranslatable(/Guest One/)).toEqual([])
  expect(getTranslatable(/Demo Umrah Company|Demo Agent/)).toEqual([])
  expect(sheet.getByText('+966 501 234 567')).toHaveAttribute('dir', 'ltr')
  expect(screen.getByRole('article')).not.toHaveTextContent(/329|ommission/)
  expect(sheet.queryAllByRole('button')).toEqual([])
  expect(sheet.queryAllByRole('link')).toEqual([])
})

test('prints the supplier’s tightened terms before the accepted ones', async () => {
  const currentTerms = { ...mixedTerms, freeUntil: null, refundable: false, steps: [] }
  serveBooking({ currentCancellationPolicy: currentTerms }, { termsTightenedAt: '2026-11-21T09:00:00Z' })
  await renderApp('/booking-sheet/booking-1?prices=own')
  const sheet = await findSheet()
  expect(sheet.getByText('The supplier changed the terms after the booking. Accepted when booking:')).toBeVisible()
  const text = screen.getByRole('article').textContent ?? ''
  expect(text.indexOf('Non-refundable')).toBeLessThan(text.indexOf('Accepted when booking'))
  expect(text.indexOf('1,339.50 fee')).toBeGreaterThan(text.indexOf('Accepted when booking'))
})

test('prints the total of a booking that was never charged, not as paid', async () => {
  const { payment } = bookingDetails()
  serveBooking(
    { payment: payment && { ...payment, paid: riyals('0.00') } },
    { status: 'FAILED', paymentStatus: null, total: riyals('1000.00') },
  )
  await renderApp('/booking-sheet/booking-1?prices=own')
  const sheet = await findSheet()
  expect(sheet.queryByText(/^Paid/)).toBeNull()
  expect(sheet.queryByText(/\b0\.00/)).toBeNull()
})

test('bases the client’s price on the total of a booking that was not charged', () => {
  const { payment } = bookingDetails()
  const details = bookingDetails({ payment: payment && { ...payment, paid: riyals('0.00') }, price: null })
  expect(toMarkUpBase({ details, total: riyals('1000.00'), guestCount: 2, roomCount: 1 })?.total).toEqual(
    riyals('1000.00'),
  )
})

test('prints the agency’s logo beside its name, and no placeholder without a logo', async () => {
  serveBooking()
  const agency = anAgency()
  server.use(
    respondTo(AgencyDocument, () => ({
      viewer: {
        ...agency,
        company: agency.company && {
          ...agency.company,
          logo: { __typename: 'CompanyLogo' as const, url: '/media/logos/abc.png' },
        },
      },
    })),
  )
  await renderApp('/booking-sheet/booking-1')
  await (await findSheet()).findByText('Demo Umrah Company')
  expect(screen.getByRole('article').querySelector('img')).toHaveAttribute('src', '/media/logos/abc.png')
  cleanup()
  server.use(respondTo(AgencyDocument, () => ({ viewer: agency })))
  await renderApp('/booking-sheet/booking-1')
  await (await findSheet()).findByText('Demo Umrah Company')
  expect(screen.getByRole('article').querySelector('img')).toBeNull()
})

test('disables printing until the whole sheet has loaded', async () => {
  let respond = () => {}
  const response = new Promise<void>((resolve) => {
    respond = resolve
  })
  server.use(
    respondTo(BookingDetailDocument, async () => {
      await response
      return { booking: { ...aBooking(), details: bookingDetails() } }
    }),
  )
  await renderApp('/booking-sheet/booking-1')
  const print = await screen.findByRole('button', { name: 'Print' })
  expect(print).toBeDisabled()
  act(respond)
  await findSheet()
  await waitFor(() => expect(print).toBeEnabled())
})

test('prints the year in every deadline', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') })
  const deadline = '2026-12-10T14:00:00+03:00'
  const steps = mixedTerms.steps.map((step) => ({
    ...step,
    from: step.from && deadline,
    to: step.to && deadline,
  }))
  server.use(
    respondTo(BookingDetailDocument, () => ({
      booking: { ...aBooking(), details: bookingDetails({ cancellationPolicy: { ...mixedTerms, steps } }) },
    })),
  )
  await renderApp('/booking-sheet/booking-1?prices=own')
  const sheet = await findSheet()
  expect(sheet.getByText(/^until Thu 10 Dec 2026/)).toBeVisible()
  expect(sheet.getByText(/^from Thu 10 Dec 2026/)).toBeVisible()
})

test('prints the promo code with its discount, except on the pilgrim’s copy', async () => {
  serveBooking({ promo: { __typename: 'Promo', code: 'RIHLA10', discount: riyals('703.63') } })
  const { user } = await renderApp('/booking-sheet/booking-1?prices=own')
  const sheet = await findSheet()
  expect(sheet.getByText(/Promo code .*RIHLA10/)).toBeVisible()
  expect(screen.getByRole('article')).toHaveTextContent('−SAR 703.63')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Prices' }), 'No prices')
  expect(screen.getByRole('article')).not.toHaveTextContent('RIHLA10')
})

test('prints “Not stated” when the gateway sends neither payment nor price', async () => {
  serveBooking({ payment: null, price: null }, { total: null, paymentStatus: null })
  await renderApp('/booking-sheet/booking-1?prices=own')
  const payment = (await findSheet()).getByRole('heading', { name: 'Payment' }).parentElement
  expect(payment).toHaveTextContent(/Paid\s*Not stated$/)
})

test('omits prices, payment and terms until the agent chooses to print prices', async () => {
  serveBooking()
  await renderApp('/booking-sheet/booking-1')
  expect(screen.getByRole('combobox', { name: 'Prices' })).toHaveDisplayValue('No prices')
  const sheet = await findSheet()
  for (const text of ['Payment', 'Paid', 'Cancellation policy', '6,332'])
    expect(sheet.queryByText(text)).not.toBeInTheDocument()
  expect(sheet.getByText('Guest One')).toBeVisible()
})

test('prints the client’s price with mark-up, and nothing that reveals the agency’s price', async () => {
  serveBooking({ promo: { __typename: 'Promo', code: 'RIHLA10', discount: riyals('703.63') } })
  const { user, currentUrl } = await renderApp('/booking-sheet/booking-1')
  await findSheet()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Prices' }), 'Price for your client')
  expect(currentUrl()).toBe('/booking-sheet/booking-1?prices=client')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Mark-up' }), 'Amount in total')
  const amount = screen.getByRole('textbox', { name: 'Amount in SAR' })
  await user.clear(amount)
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled()
  expect(screen.getByText(/^Enter a number up to 99,999/)).toBeVisible()
  await user.type(amount, '٢٠٠٫٥')
  const sheet = await findSheet()
  await waitFor(() => expect(sheet.getByText('6,533')).toBeVisible())
  expect(sheet.getByText('15')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled()
  for (const text of ['6,332', '1,339', 'RIHLA10', 'Paid', 'Cancellation policy'])
    expect(screen.getByRole('article')).not.toHaveTextContent(text)
})

test('reuses the last mark-up for the next booking', async () => {
  serveBooking()
  const app = await renderApp('/booking-sheet/booking-1?prices=client')
  await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Mark-up' }), 'Amount per room')
  await app.user.clear(screen.getByRole('textbox', { name: 'Amount in SAR' }))
  await app.user.type(screen.getByRole('textbox', { name: 'Amount in SAR' }), '75')
  cleanup()
  await renderApp('/booking-sheet/booking-2?prices=client')
  expect(await screen.findByRole('combobox', { name: 'Mark-up' })).toHaveDisplayValue('Amount per room')
  expect(screen.getByRole('textbox', { name: 'Amount in SAR' })).toHaveValue('75')
})

test('prints in a language other than the screen’s, including texts from the server', async () => {
  const languages = serveBooking()
  const { user } = await renderApp('/booking-sheet/booking-1?prices=own')
  await findSheet()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sheet language' }), 'العربية')
  await waitFor(() => expect(screen.getByRole('article')).toHaveAttribute('lang', 'ar-SA'))
  expect(screen.getByRole('article')).toHaveAttribute('dir', 'rtl')
  expect(screen.getByRole('article')).toHaveTextContent('سياسة الإلغاء')
  expect(languages).toEqual(['en-US', 'ar-SA'])
  expect(document.documentElement).toHaveAttribute('lang', 'en-US')
  expect(screen.getByRole('heading', { level: 1, name: 'Booking sheet' })).toBeVisible()
})

test.each([
  ['ar-SA', 'مكة المكرمة'],
  ['ur-PK', 'مکہ مکرمہ'],
  ['tr-TR', 'Mekke'],
])('prints the city in the sheet’s language: %s', async (language, city) => {
  const names: Record<string, string> = { 'en-US': 'Makkah', [language]: city }
  server.use(
    respondTo(HotelLocationsDocument, (_variables, request) => ({
      hotelLocations: [makkah(names[request.headers.get('accept-language') ?? ''] ?? '')],
    })),
    respondTo(BookingDetailDocument, () => ({
      booking: { ...aBooking({ locationCode: 'SA1' }), details: bookingDetails({ address: null }) },
    })),
  )
  await renderApp(`/booking-sheet/booking-1?language=${language}`)
  const sheet = await findSheet()
  expect(await sheet.findByText(city)).toBeVisible()
  expect(sheet.queryByText('Makkah')).toBeNull()
})

test('disables printing until the city has loaded', async () => {
  let respond = () => {}
  const response = new Promise<void>((resolve) => {
    respond = resolve
  })
  server.use(
    respondTo(HotelLocationsDocument, async () => {
      await response
      return { hotelLocations: [makkah('Makkah')] }
    }),
    respondTo(BookingDetailDocument, () => ({
      booking: { ...aBooking({ locationCode: 'SA1' }), details: bookingDetails({ address: null }) },
    })),
  )
  await renderApp('/booking-sheet/booking-1')
  const sheet = await findSheet()
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled()
  act(respond)
  expect(await sheet.findByText('Makkah')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled())
})

test('prints a warning that a booking is not confirmed', async () => {
  server.use(
    respondTo(BookingDetailDocument, () => ({
      booking: { ...aBooking({ status: 'PENDING', paymentStatus: 'HELD' }), details: bookingDetails() },
    })),
  )
  await renderApp('/booking-sheet/booking-1?prices=own')
  const sheet = await findSheet()
  expect(sheet.getByText('This booking isn’t confirmed yet. Do not travel on it.')).toBeVisible()
  expect(sheet.queryByText('Paid')).toBeNull()
  expect(sheet.getAllByText('On hold')).toHaveLength(2)
})

test('replaces the booking page with the sheet when the agent prints with the browser’s own command', async () => {
  serveBooking()
  await renderApp('/booking-detail/booking-1')
  await screen.findByRole('heading', { level: 1, name: 'Qamariya Court' })
  expect(screen.getByRole('link', { name: 'Print booking sheet' })).toHaveAttribute('href', '/booking-sheet/booking-1')
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(screen.getByRole('article')).toHaveTextContent('BRN-1001')
  act(() => void dispatchEvent(new Event('afterprint')))
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument())
})
