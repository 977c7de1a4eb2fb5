import type { BookingPanelSet } from '../booking-kind.ts'
import { ExtrasPanel } from './extras.tsx'
import type { GroundBooking } from './ground-booking.ts'
import { GroundOnSheet } from './ground-on-sheet.tsx'
import { GroundPanel } from './ground-panel.tsx'

export const groundPanels = (booking: GroundBooking): BookingPanelSet => ({
  factsPanel: <GroundPanel booking={booking} />,
  sheetPanel: <GroundOnSheet booking={booking} />,
  sharePanel: null,
  travelersPanel: booking.details && <ExtrasPanel details={booking.details} />,
})
