/** The gateway's ground service calls. */
import { money, productCall, read, search } from '../gateway/calls.ts'

export const groundCalls = {
  search: productCall('optional', '/groundservices/search', { ...search, content: ['groundServices'] }),
  // Holds places. Safe to retry, because the hold of a lost response expires on its own.
  availability: productCall('optional', '/groundservices/checkavailability', read),
  reservation: productCall('money', '/groundservices/reservation', money),
  view: productCall('read', '/groundservices/viewreservation', { ...read, identifiesResource: true }),
  quoteCancellation: productCall('optional', '/groundservices/cancelreservation', read),
  confirmCancellation: productCall('money', '/groundservices/confirmcancelreservation', money),
}
