import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBooking, aBookingPage, bookingDetails, riyals } from '#src/testing/factories.ts'
import { aPrice } from '#src/testing/hotel-detail-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { respondTo, server } from '#src/testing/server.ts'
import { getTranslatable } from '#src/testing/translate-page.ts'
import { BookingDetailDocument, type BookingDetailQuery } from '../detail/booking-detail.generated.ts'
import { BookingsDocument } from '../list/bookings.generated.ts'

type BookedRide = Extract<BookingDetailQuery['booking'], { __typename: 'TransportBooking' }>

const { checkInTime: _in, checkOutTime: _out, address: _at, codes: _codes, rooms: _rooms, ...common } = bookingDetails()
const { specialRequests: _requests, ...details } = common
const { hotelName: _hotel, hotelId: _id, imageUrl: _image, locationCode: _city, ...stay } = aBooking()
const { checkIn: _from, checkOut: _to, guestCount: _guests, roomCount: _count, ...row } = stay

const aRide = (): BookedRide => ({
  ...row,
  __typename: 'TransportBooking',
  companyName: 'Safa Coaches',
  routeName: 'Jeddah Airport – Makkah',
  imageUrl: null,
  date: '2026-12-13',
  passengerCount: 16,
  vehicleCount: 2,
  details: {
    ...details,
    __typename: 'TransportBookingDetails',
    price: aPrice('700.00', '105.00', '805.00'),
    payment: null,
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
    pickUp: { __typename: 'PickUp', place: 'Terminal 1', time: '16:30', flightNumber: 'SV820' },
    vehicles: [
      {
        __typename: 'ChosenVehicles',
        vehicleType: 'VAN',
        vehicleTypeText: 'Van',
        category: 'NORMAL',
        categoryText: 'Normal',
        imageUrl: null,
        seats: 9,
        vehicles: 2,
        passengers: 16,
        services: [
          {
            __typename: 'ChosenService',
            code: 'MEAL',
            name: 'Meal box',
            price: { __typename: 'Price', total: riyals('160.00') },
          },
        ],
      },
    ],
  },
})

const serveRide = () => server.use(respondTo(BookingDetailDocument, () => ({ booking: aRide() })))

test('shows ride, vehicles and price for a transport booking', async () => {
  serveRide()
  await renderApp('/booking-detail/booking-1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Jeddah Airport – Makkah' })).toBeVisible()
  expect(screen.getByText(/16 passengers$/)).toBeVisible()
  expect(screen.getByText('Sun 13 Dec 2026')).toBeVisible()
  expect(screen.getByText('Safa Coaches')).toBeVisible()
  expect(screen.getByText('2 vans · Standard')).toBeVisible()
  expect(screen.getByText('Meal box')).toBeVisible()
  const price = screen.getByRole('heading', { name: 'Price' }).closest('section')
  expect(price).toHaveTextContent(/Vehicles.*700\.00.*VAT.*105\.00/)
  expect(price).not.toHaveTextContent('Room')
})

test('prints where the driver meets the travelers', async () => {
  serveRide()
  await renderApp('/booking-sheet/booking-1')
  const sheet = within(await screen.findByRole('article'))
  expect(await sheet.findByText('Terminal 1 · 16:30 · SV820')).toBeVisible()
  expect(sheet.getByText('2 vans · Standard')).toBeVisible()
  expect(sheet.getByText(/Safa Coaches ·\s16 passengers$/)).toBeVisible()
  expect(sheet.getByText(/^Guest One ·\s\+62/)).toBeVisible()
  expect(getTranslatable(/Guest One/)).toEqual([])
})

test('lists a transport booking with its passengers', async () => {
  const { details: _details, ...listedBooking } = aRide()
  server.use(respondTo(BookingsDocument, () => ({ bookings: aBookingPage({ items: [listedBooking] }) })))
  await renderApp('/my-bookings')
  const bookingRow = within(await screen.findByRole('row', { name: /BRN-1001/ }))
  expect(bookingRow.getByRole('link', { name: 'Jeddah Airport – Makkah' })).toBeVisible()
  expect(bookingRow.getByText(/16 passengers/)).toBeVisible()
})

test('counts vehicles and passengers with Arabic plurals', async () => {
  serveRide()
  await renderApp('/booking-detail/booking-1', { language: 'ar-SA' })
  expect(await screen.findByText(/^سيارتا فان/)).toBeVisible()
  expect(document.body).toHaveTextContent('16 راكبًا')
})
