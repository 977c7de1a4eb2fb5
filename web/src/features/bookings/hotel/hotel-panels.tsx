import type { BookingPanelSet } from '../booking-types.ts'
import type { HotelBooking } from './hotel-booking.ts'
import { HotelSheetPanel } from './hotel-sheet-panel.tsx'
import { RoomsAndGuests } from './rooms-and-guests.tsx'
import { SharePanel } from './share-panel.tsx'
import { StayPanel } from './stay-panel.tsx'

export const createHotelPanels = (booking: HotelBooking): BookingPanelSet => ({
  factsPanel: <StayPanel booking={booking} />,
  sheetPanel: <HotelSheetPanel booking={booking} />,
  sharePanel: <SharePanel booking={booking} />,
  travelersPanel: booking.details && <RoomsAndGuests details={booking.details} locationCode={booking.locationCode} />,
  ...(booking.details && { pricedRooms: { rooms: booking.details.rooms, locationCode: booking.locationCode } }),
})
