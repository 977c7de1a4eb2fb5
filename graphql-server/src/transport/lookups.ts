/** Names of routes, companies, vehicles and services, by the gateway's codes. */
import type { Context } from '../context.ts'
import { unlessGatewayFails } from '../gateway/unless-gateway-fails.ts'
import { field, isObject, list, text } from '../gateway/wire.ts'
import type { NamedCode } from '../service-search/named.ts'
import { readLookups } from './gateway-calls.ts'

export type Lookups = Record<'routes' | 'companies' | 'vehicleTypes' | 'categories' | 'services', NamedCode[]>

/** Names of each list: in the response, and within the JSON that some gateways send under the first name. */
const wireNames: Record<keyof Lookups, readonly [outer: string, ...inner: string[]]> = {
  routes: ['routes'],
  companies: ['companies'],
  vehicleTypes: ['vehicletypes', 'vehicleTypes'],
  categories: ['categories'],
  services: ['additionalservices', 'additionalServices'],
}

/** Parses a list that some gateways send as JSON text, or as `""` if it is empty. */
function parseList(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return []
  }
}

function readNames(body: unknown, [outer, ...inner]: readonly [string, ...string[]]): NamedCode[] {
  const value = parseList(field(body, outer))
  const entries = isObject(value) ? [outer, ...inner].map((name) => field(value, name)).find(Array.isArray) : undefined
  return list(entries ?? value).flatMap((item) => {
    const code = text(field(item, 'code'))
    return code === undefined ? [] : [{ code, name: text(field(item, 'name')) ?? code }]
  })
}

const lifeSeconds = 5 * 60

/** Returns names in the language of the request; null if the gateway lists none. Cached for five minutes. */
export async function findLookups(context: Context): Promise<Lookups | null> {
  const { store, locale, gateway, requireB2B } = context
  const key = `service-names:${requireB2B().sub}:transport:${locale}` as const
  const cached = await store.get<Lookups | false>(key)
  if (cached !== undefined) return cached || null
  const body = await readLookups(gateway, locale)
  const lookups = body && {
    routes: readNames(body, wireNames.routes),
    companies: readNames(body, wireNames.companies),
    vehicleTypes: readNames(body, wireNames.vehicleTypes),
    categories: readNames(body, wireNames.categories),
    services: readNames(body, wireNames.services),
  }
  await store.set(key, lookups ?? false, { seconds: lifeSeconds })
  return lookups
}

/** Returns `findLookups`, or null if it fails, because a search works without names. */
export const lookupsOrNull = (context: Context): Promise<Lookups | null> =>
  unlessGatewayFails(findLookups(context), ({ code }) => {
    context.logger.warn({ code }, 'names of transport not read')
    return null
  })
