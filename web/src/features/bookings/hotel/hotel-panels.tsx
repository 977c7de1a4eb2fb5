import type { BookingPanelSet } from '../booking-kind.ts'
import type { HotelBooking } from './hotel-booking.ts'
import { HotelOnSheet } from './hotel-on-sheet.tsx'
import { RoomsAndGuests } from './rooms-and-guests.tsx'
import { SharePanel } from './share-panel.tsx'
import { StayPanel } from './stay-panel.tsx'

export const hotelPanels = (booking: HotelBooking): BookingPanelSet => ({
  factsPanel: <StayPanel booking={booking} />,
  sheetPanel: <HotelOnSheet booking={booking} />,
  sharePanel: <SharePanel booking={booking} />,
  travelersPanel: booking.details && <RoomsAndGuests details={booking.details} locationCode={booking.locationCode} />,
  ...(booking.details && { pricedRooms: { rooms: booking.details.rooms, locationCode: booking.locationCode } }),
})
