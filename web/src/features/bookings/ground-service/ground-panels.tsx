import type { BookingPanelSet } from '../booking-types.ts'
import { ExtrasPanel } from './extras-panel.tsx'
import type { GroundBooking } from './ground-booking.ts'
import { GroundServiceSheetPanel } from './ground-sheet-panel.tsx'
import { GroundServicePanel } from './ground-panel.tsx'

export const createGroundServicePanels = (booking: GroundBooking): BookingPanelSet => ({
  factsPanel: <GroundServicePanel booking={booking} />,
  sheetPanel: <GroundServiceSheetPanel booking={booking} />,
  sharePanel: null,
  travelersPanel: booking.details && <ExtrasPanel details={booking.details} />,
})
