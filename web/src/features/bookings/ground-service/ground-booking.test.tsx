import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBooking, aBookingPage, bookingDetails } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { respondTo, server } from '#src/testing/server.ts'
import { BookingDetailDocument, type BookingDetailQuery } from '../detail/booking-detail.generated.ts'
import { BookingsDocument } from '../list/bookings.generated.ts'

type BookedGround = Extract<BookingDetailQuery['booking'], { __typename: 'GroundServiceBooking' }>

const { checkInTime: _in, checkOutTime: _out, address: _at, codes: _codes, rooms: _rooms, ...common } = bookingDetails()
const { specialRequests: _requests, ...details } = common
const { hotelName: _hotel, hotelId: _id, imageUrl: _image, locationCode: _city, ...stay } = aBooking()
const { checkIn: _from, checkOut: _to, guestCount: _guests, roomCount: _count, ...row } = stay

const aGroundBooking = (): BookedGround => ({
  ...row,
  __typename: 'GroundServiceBooking',
  companyName: 'Cedar Umrah Services',
  packageName: 'Standard package',
  arrivalDate: '2026-12-13',
  pilgrimCount: 20,
  details: {
    ...details,
    __typename: 'GroundServiceBookingDetails',
    passportNumber: 'A1234567',
    lead: {
      __typename: 'Traveler',
      type: 'ADULT',
      firstName: 'Guest',
      lastName: 'One',
      name: 'Guest One',
      age: null,
      lead: true,
      salutation: 'MR',
    },
    contact: { __typename: 'BookingContact', email: 'lead@demo.test', phone: '+628120000000', address: null },
    package: {
      __typename: 'GroundServicePackage',
      code: 'STD',
      name: 'Standard package',
      description: 'Airport pick-up and a representative.',
    },
    extras: [
      { __typename: 'ChosenExtra', code: 'GUIDE', name: 'Guide', quantity: 2, days: 5 },
      { __typename: 'ChosenExtra', code: 'SIM', name: 'SIM card', quantity: null, days: null },
    ],
  },
})

const openBooking = () => {
  server.use(respondTo(BookingDetailDocument, () => ({ booking: aGroundBooking() })))
  return renderApp('/booking-detail/booking-1')
}

test('shows day, group, company, package and lead traveler for a ground service booking', async () => {
  await openBooking()
  expect(await screen.findByRole('heading', { level: 1, name: 'Standard package' })).toBeVisible()
  expect(screen.getByText('Sun 13 Dec 2026')).toBeVisible()
  // Once next to the lead traveler, and once among the facts.
  for (const party of screen.getAllByText('20 pilgrims')) expect(party).toBeVisible()
  expect(screen.getAllByText('20 pilgrims')).toHaveLength(2)
  const price = screen.getByRole('heading', { name: 'Price' }).closest('section')
  expect(price).toHaveTextContent(/Package and extras.*VAT/)
  expect(price).not.toHaveTextContent('Room')
  expect(screen.getByText('Cedar Umrah Services')).toBeVisible()
  const heading = screen.getByRole('heading', { name: 'Package, extras, and lead traveler' })
  const section = heading.closest('section')
  if (!section) throw new Error('no section')
  expect(section).toHaveTextContent('Airport pick-up and a representative.')
  expect(section).toHaveTextContent(/Guide × 2 ·\s5\sdays/)
  expect(within(section).getByText('SIM card')).toBeVisible()
  expect(section).toHaveTextContent('Passport number A1234567')
  expect(section).toHaveTextContent('lead@demo.test')
})

test('lists a booking without a package name as “Ground service booking”', async () => {
  const { details: _details, ...listedBooking } = aGroundBooking()
  server.use(
    respondTo(BookingsDocument, () => ({
      bookings: aBookingPage({ items: [{ ...listedBooking, packageName: null }] }),
    })),
  )
  await renderApp('/my-bookings')
  const bookingRow = within(await screen.findByRole('row', { name: /BRN-1001/ }))
  expect(bookingRow.getByRole('link', { name: 'Ground service booking' })).toBeVisible()
  expect(bookingRow.getByText(/20 pilgrims/)).toBeVisible()
})

test('counts pilgrims and days with Arabic plurals', async () => {
  server.use(respondTo(BookingDetailDocument, () => ({ booking: { ...aGroundBooking(), pilgrimCount: 2 } })))
  await renderApp('/booking-detail/booking-1', { language: 'ar-SA' })
  expect(await screen.findAllByText('معتمران')).toHaveLength(2)
  expect(document.documentElement.dir).toBe('rtl')
  expect(document.body).toHaveTextContent(/5 أيام/)
})
