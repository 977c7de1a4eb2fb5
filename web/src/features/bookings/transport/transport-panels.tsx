import type { BookingPanelSet } from '../booking-kind.ts'
import { RideOnSheet } from './ride-on-sheet.tsx'
import { RidePanel } from './ride-panel.tsx'
import { SharePanel } from './share-panel.tsx'
import type { TransportBooking } from './transport-booking.ts'
import { VehiclesPanel } from './vehicles.tsx'

export const transportPanels = (booking: TransportBooking): BookingPanelSet => ({
  factsPanel: <RidePanel booking={booking} />,
  sheetPanel: <RideOnSheet booking={booking} />,
  sharePanel: <SharePanel booking={booking} />,
  travelersPanel: booking.details && <VehiclesPanel details={booking.details} />,
})
