import * as fields from './fields.mjs'
import { failureOf, field, isRefusal, listIn, rows, send } from './wire.mjs'

/** Pilgrims of the search for ground services. */
export const pilgrims = 20

/** Runs an optional search; returns its rows, or undefined if it has none. */
async function searchService(gateway, findings, path, { stay, body, name, loss }) {
  const call = `POST ${path}`
  const { nationality, cultCode, userGroup } = stay
  const result = await send(gateway, 'POST', path, { nationality, cultCode, userGroup, ...body })
  const failure = failureOf(result)
  if (failure) {
    findings.degraded(call, `${failure}; ${loss}`)
    return undefined
  }
  return listIn(result, name)
}

async function searchTransport(gateway, findings, stay) {
  const path = '/transportation/searchTransportation'
  const listed = await searchService(gateway, findings, path, {
    stay,
    body: { startDate: stay.checkInDate, noOfPax: 16, quantity: 1, modelFrom: 2006, modelTo: 2022 },
    name: 'transportations',
    loss: 'no transport is offered',
  })
  if (!listed) return []
  const vehicles = listed
    .flatMap((row) => rows(field(row, 'vehicleTypes')))
    .flatMap((type) => rows(field(type, 'categories')))
  findings.works(`POST ${path}`, `${listed.length} rows, ${vehicles.length} offers of vehicles`)
  findings.judge(`POST ${path}`, listed, fields.transportRow)
  findings.judge(`POST ${path}`, vehicles, fields.vehicles)
  return listed
}

async function searchGroundServices(gateway, findings, stay) {
  const path = '/groundservices/search'
  const listed = await searchService(gateway, findings, path, {
    stay,
    body: { arrivalDate: stay.checkInDate, quantity: pilgrims, countryOfResidence: stay.nationality },
    name: 'groundServices',
    loss: 'no ground services are offered',
  })
  if (!listed) return []
  const packages = listed.flatMap((row) => [field(row, 'category')].flat()).filter(Boolean)
  findings.works(`POST ${path}`, `${listed.length} rows, ${packages.length} packages`)
  findings.judge(`POST ${path}`, listed, fields.groundService)
  findings.judge(`POST ${path}`, packages, fields.groundPackage)
  return listed
}

async function readOptional(gateway, findings) {
  for (const [path, loss] of Object.entries(fields.optionalCalls)) {
    const failure = failureOf(await send(gateway, 'GET', path))
    if (failure) findings.degraded(`GET ${path}`, `${failure}; ${loss}`)
    else findings.works(`GET ${path}`, 'answers')
  }
}

/** Applies a promo code to a hold that does not exist, which changes nothing: a gateway with promo codes refuses it with a code. */
async function applyPromo(gateway, findings, { cultCode, userGroup }) {
  const call = 'POST /promo/apply'
  const result = await send(gateway, 'POST', '/promo/apply', {
    data: {},
    type: 'hotel',
    code: 'CONTRACT-CHECK',
    trackToken: 'no-such-hold',
    cultCode,
    userGroup,
  })
  const failure = failureOf(result)
  if (isRefusal(result)) findings.works(call, `refuses an unknown hold (${failure})`)
  else if (failure) findings.degraded(call, `${failure}; promo codes are not available`)
  else findings.degraded(call, 'applies a code to a hold that does not exist')
}

/** Runs the optional calls. Returns the rows of the searches. */
export async function checkOptionalCalls(gateway, findings, stay) {
  const rides = await searchTransport(gateway, findings, stay)
  const grounds = await searchGroundServices(gateway, findings, stay)
  await applyPromo(gateway, findings, stay)
  await readOptional(gateway, findings)
  return { rides, grounds, pilgrims }
}
