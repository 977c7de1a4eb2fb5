/** Key of the unsettled bookings in the storage that all tabs share. */
export const unsettledKey = 'unsettled.1'
