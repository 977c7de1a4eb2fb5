/** Gateway endpoints for transport. */
import { get, money, productCall, read, search } from '../gateway/calls.ts'

export const transportCalls = {
  search: productCall('optional', '/transportation/searchTransportation', {
    ...search,
    content: ['transportations', 'vehicles'],
  }),
  lookups: productCall('optional', '/transportation/lookups', get),
  availability: productCall('optional', '/transportation/checkAvailTransportation', read),
  reservation: productCall('money', '/b2b/transport/reservation', { ...money, host: 'transportBooking' }),
  view: productCall('read', '/transportation/viewReservation', { ...read, identifiesResource: true }),
  // Misspelled by the gateway family.
  quoteCancellation: productCall('optional', '/transportation/cancellTransportation', read),
  confirmCancellation: productCall('money', '/transportation/confirmcancelreservation', money),
}
