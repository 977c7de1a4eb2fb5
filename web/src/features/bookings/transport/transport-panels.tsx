import type { BookingPanelSet } from '../booking-types.ts'
import { RideSheetPanel } from './ride-sheet-panel.tsx'
import { RidePanel } from './ride-panel.tsx'
import { SharePanel } from './share-panel.tsx'
import type { TransportBooking } from './transport-booking.ts'
import { VehiclesPanel } from './vehicles.tsx'

export const createTransportPanels = (booking: TransportBooking): BookingPanelSet => ({
  factsPanel: <RidePanel booking={booking} />,
  sheetPanel: <RideSheetPanel booking={booking} />,
  sharePanel: <SharePanel booking={booking} />,
  travelersPanel: booking.details && <VehiclesPanel details={booking.details} />,
})
