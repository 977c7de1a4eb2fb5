import { beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp } from './testing/app.ts'
import type { TestApp } from './testing/app.ts'
import { withDatabase } from './testing/database.ts'

const database = withDatabase()
let app: TestApp
let document: {
  openapi: string
  info: object
  components: { securitySchemes: object }
  paths: Record<
    string,
    Record<string, { summary?: string; security?: object[]; requestBody?: object; responses: object }>
  >
}

beforeAll(async () => {
  app = await buildTestApp(database.db)
  document = (await app.inject('/openapi.json')).json()
})

/** Calls of the API contract that the gateway implements. */
const contract = {
  '/hotels/searchWithDetails': 'post',
  '/hotels/detailSearchWithHotelCode': 'post',
  '/hotels/policies': 'post',
  '/hotels/availabities': 'post',
  '/hotels/b2breservation': 'post',
  '/hotels/reservations': 'get',
  '/hotels/viewreservation': 'post',
  '/hotels/cancelreservation': 'post',
  '/hotels/confirmcancelreservation': 'post',
  '/hotels/locations': 'get',
  '/hotels/suppliers': 'get',
  '/transportation/searchTransportation': 'post',
  '/transportation/lookups': 'get',
  '/transportation/checkAvailTransportation': 'post',
  '/b2b/transport/reservation': 'post',
  '/transportation/viewReservation': 'post',
  '/transportation/cancellTransportation': 'post',
  '/transportation/confirmcancelreservation': 'post',
  '/groundservices/search': 'post',
  '/promo/apply': 'post',
  '/groundservices/checkavailability': 'post',
  '/groundservices/reservation': 'post',
  '/groundservices/viewreservation': 'post',
  '/groundservices/cancelreservation': 'post',
  '/groundservices/confirmcancelreservation': 'post',
  '/cart/link': 'post,get',
  '/share/list/me': 'get',
  '/share/list': 'get',
  '/share': 'put',
  '/umrah/trips': 'get,post,put',
  '/umrah/trips/view': 'get',
  '/umrah/trips/parts': 'post',
  '/umrah/trips/parts/remove': 'post',
  '/wallet': 'get',
  '/wallet/statement': 'get',
  '/currencies/rates': 'get',
  '/booking/group': 'put',
  '/booking/lookup': 'post',
  '/booking/pay': 'post',
  '/booking/change': 'post',
  '/booking/confirmchange': 'post',
  '/hotels/reservations/askagain': 'post',
  '/hotels/reservations/select': 'post',
  '/profile': 'get,put',
  '/b2b/becomeb2bmember': 'post',
  '/profile/photo': 'put,delete',
  '/profile/logo': 'put,delete',
  '/profile/authenticator': 'post',
  '/profile/authenticator/confirm': 'post',
  '/sessions': 'get',
  '/sessions/end': 'post',
  '/sessions/revoke': 'post',
  '/contact-messages': 'post',
  '/media/{kind}/{file}': 'get',
  '/media/agents/{file}': 'get',
  '/media/logos/{file}': 'get',
  '/booking/document': 'post',
  '/documents/{token}': 'get',
  '/healthz': 'get',
  '/readyz': 'get',
}

const publicPaths = new Set([
  '/contact-messages',
  '/b2b/becomeb2bmember',
  '/media/{kind}/{file}',
  '/media/agents/{file}',
  '/media/logos/{file}',
  '/documents/{token}',
  '/healthz',
  '/readyz',
  '/sessions/revoke',
])

describe('OpenAPI document', () => {
  it('lists exactly the calls in the contract', () => {
    const listed = Object.entries(document.paths).map(([path, calls]) => [path, Object.keys(calls).join()])
    expect(document.openapi).toBe('3.1.0')
    expect(Object.fromEntries(listed)).toEqual(contract)
  })

  it('describes every call with its request body and response', () => {
    for (const [path, calls] of Object.entries(document.paths)) {
      for (const [method, call] of Object.entries(calls)) {
        expect(call.summary, path).toBeTruthy()
        expect(Object.keys(call.responses), path).toContain('200')
        expect(Boolean(call.requestBody), path).toBe(method === 'post' || method === 'put')
        expect(Boolean(call.security), path).toBe(!publicPaths.has(path))
      }
    }
  })

  it('contains every schema without dangling references', () => {
    expect(JSON.stringify(document)).not.toContain('"$ref"')
  })

  it('marks exactly the calls that reject requests without a token as requiring one', async () => {
    for (const [path, methods] of Object.entries(contract)) {
      const url = path.replace('{kind}', 'hotel').replace('{file}', '4900000001.svg')
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
        if (!methods.split(',').includes(method.toLowerCase())) continue
        const { statusCode } = await app.inject({ method, url })
        expect(statusCode === 401, `${method} ${path}`).toBe(!publicPaths.has(path))
      }
    }
  })
})
