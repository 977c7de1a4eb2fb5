import * as fields from './fields.ts'
import type { Findings } from './findings.ts'
import { failureOf, field, type Gateway, isRefusal, listIn, rows, send } from './wire.ts'

/** What the searches are for. */
export interface Stay {
  checkInDate: string
  nationality: string
  cultCode: string
  userGroup: string
}

/** Rows of the searches. */
export interface Services {
  rides: object[]
  grounds: object[]
  pilgrims: number
}

/** Pilgrims of the search for ground services. */
const pilgrims = 20

/** Runs an optional search; returns its rows, or undefined if it has none. */
async function searchService(
  gateway: Gateway,
  findings: Findings,
  path: string,
  { stay, body, name, loss }: { stay: Stay; body: object; name: string; loss: string },
): Promise<object[] | undefined> {
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

async function searchTransport(gateway: Gateway, findings: Findings, stay: Stay): Promise<object[]> {
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

async function searchGroundServices(gateway: Gateway, findings: Findings, stay: Stay): Promise<object[]> {
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

async function readOptional(gateway: Gateway, findings: Findings): Promise<void> {
  for (const [path, loss] of Object.entries(fields.optionalCalls)) {
    const failure = failureOf(await send(gateway, 'GET', path))
    if (failure) findings.degraded(`GET ${path}`, `${failure}; ${loss}`)
    else findings.works(`GET ${path}`, 'answers')
  }
}

/** Applies a promo code to a hold that does not exist, which changes nothing: a gateway with promo codes refuses it with a code. */
async function applyPromo(gateway: Gateway, findings: Findings, { cultCode, userGroup }: Stay): Promise<void> {
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
export async function checkOptionalCalls(gateway: Gateway, findings: Findings, stay: Stay): Promise<Services> {
  const rides = await searchTransport(gateway, findings, stay)
  const grounds = await searchGroundServices(gateway, findings, stay)
  await applyPromo(gateway, findings, stay)
  await readOptional(gateway, findings)
  return { rides, grounds, pilgrims }
}
