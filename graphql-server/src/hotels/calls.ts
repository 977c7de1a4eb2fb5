/** Gateway endpoints for hotels, in addition to the endpoints for all bookings. */
import { get, money, productCall, read, search } from '../gateway/calls.ts'

export const hotelCalls = {
  search: productCall('read', '/hotels/searchWithDetails', { ...search, content: ['hotels'] }),
  suppliers: productCall('optional', '/hotels/suppliers', get),
  locations: productCall('optional', '/hotels/locations', get),
  // Without `identifiesResource`, because a gateway that lacks this call also returns 404, which does not mean that the hotel does not exist.
  detail: productCall('read', '/hotels/detailSearchWithHotelCode', { ...read, content: ['hotels'] }),
  policies: productCall('optional', '/hotels/policies', read),
  // Holds rooms. If the response is lost, the hold expires on its own.
  availability: productCall('read', '/hotels/availabities', { ...read, identifiesResource: true }),
  reservation: productCall('money', '/hotels/b2breservation', money),
  view: productCall('read', '/hotels/viewreservation', { ...read, identifiesResource: true }),
  quoteCancellation: productCall('optional', '/hotels/cancelreservation', read),
  confirmCancellation: productCall('money', '/hotels/confirmcancelreservation', money),
}
