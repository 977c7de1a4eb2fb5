/** Storage key of the unsettled bookings, shared by all tabs. */
export const unsettledKey = 'unsettled.1'
