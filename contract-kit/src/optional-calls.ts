import * as fields from './fields.ts'
import type { Findings } from './findings.ts'
import { findFailure, field, type Gateway, isRefusal, readList, rows, send } from './wire.ts'

/** Search criteria shared by all products. */
export interface Stay {
  checkInDate: string
  nationality: string
  cultCode: string
  userGroup: string
}

/** Results of the optional searches. */
export interface Services {
  rides: object[]
  groundServices: object[]
  pilgrims: number
}

/** Group size of the ground services search. */
const pilgrims = 20

/** Runs an optional search; returns its rows, or undefined if it failed. */
async function searchService(
  gateway: Gateway,
  findings: Findings,
  path: string,
  { stay, body, name, effect }: { stay: Stay; body: object; name: string; effect: string },
): Promise<object[] | undefined> {
  const call = `POST ${path}`
  const { nationality, cultCode, userGroup } = stay
  const result = await send(gateway, 'POST', path, { nationality, cultCode, userGroup, ...body })
  const failure = findFailure(result)
  if (failure) {
    findings.degraded(call, `${failure}; ${effect}`)
    return undefined
  }
  return readList(result, name)
}

async function searchTransport(gateway: Gateway, findings: Findings, stay: Stay): Promise<object[]> {
  const path = '/transportation/searchTransportation'
  const searchRows = await searchService(gateway, findings, path, {
    stay,
    body: { startDate: stay.checkInDate, noOfPax: 16, quantity: 1, modelFrom: 2006, modelTo: 2022 },
    name: 'transportations',
    effect: 'transport is not available',
  })
  if (!searchRows) return []
  const vehicles = searchRows
    .flatMap((row) => rows(field(row, 'vehicleTypes')))
    .flatMap((type) => rows(field(type, 'categories')))
  findings.works(`POST ${path}`, `${searchRows.length} rows, ${vehicles.length} vehicle offers`)
  findings.checkFields(`POST ${path}`, searchRows, fields.transportRow)
  findings.checkFields(`POST ${path}`, vehicles, fields.vehicles)
  return searchRows
}

async function searchGroundServices(gateway: Gateway, findings: Findings, stay: Stay): Promise<object[]> {
  const path = '/groundservices/search'
  const searchRows = await searchService(gateway, findings, path, {
    stay,
    body: { arrivalDate: stay.checkInDate, quantity: pilgrims, countryOfResidence: stay.nationality },
    name: 'groundServices',
    effect: 'ground services are not available',
  })
  if (!searchRows) return []
  const packages = searchRows.flatMap((row) => [field(row, 'category')].flat()).filter(Boolean)
  findings.works(`POST ${path}`, `${searchRows.length} rows, ${packages.length} packages`)
  findings.checkFields(`POST ${path}`, searchRows, fields.groundService)
  findings.checkFields(`POST ${path}`, packages, fields.groundPackage)
  return searchRows
}

async function checkOptionalReads(gateway: Gateway, findings: Findings): Promise<void> {
  for (const [path, effect] of Object.entries(fields.optionalCalls)) {
    const failure = findFailure(await send(gateway, 'GET', path))
    if (failure) findings.degraded(`GET ${path}`, `${failure}; ${effect}`)
    else findings.works(`GET ${path}`, 'responds')
  }
}

/** Applies a promo code to a hold that does not exist, which changes nothing. A gateway that supports promo codes refuses the call with an error code. */
async function checkPromoCodes(gateway: Gateway, findings: Findings, { cultCode, userGroup }: Stay): Promise<void> {
  const call = 'POST /promo/apply'
  const result = await send(gateway, 'POST', '/promo/apply', {
    data: {},
    type: 'hotel',
    code: 'CONTRACT-CHECK',
    trackToken: 'no-such-hold',
    cultCode,
    userGroup,
  })
  const failure = findFailure(result)
  if (isRefusal(result)) findings.works(call, `refuses an unknown hold (${failure})`)
  else if (failure) findings.degraded(call, `${failure}; promo codes are not available`)
  else findings.degraded(call, 'applies a code to a hold that does not exist')
}

/** Runs the optional calls and returns the search results. */
export async function checkOptionalCalls(gateway: Gateway, findings: Findings, stay: Stay): Promise<Services> {
  const rides = await searchTransport(gateway, findings, stay)
  const groundServices = await searchGroundServices(gateway, findings, stay)
  await checkPromoCodes(gateway, findings, stay)
  await checkOptionalReads(gateway, findings)
  return { rides, groundServices, pilgrims }
}
