import { setTimeout as wait } from 'node:timers/promises'
import type { HotelSearchInput } from '../../__generated__/schema-types.ts'
import type { Context } from '../../context.ts'
import { Failure, fail } from '../../errors/failure.ts'
import { supplierKey } from '../../trade/supplier.ts'
import { searchHotels } from '../gateway-calls.ts'
import type { CachedSearch, SearchHeader, SearchPart } from './cached-search.ts'
import { failedPart, searchOf } from './merge-parts.ts'
import { readOffers, rowReading } from './read-offers.ts'
import { codesOf } from './search-codes.ts'
import { type SearchInput, readSearchInput, isSameSearch } from './search-input.ts'
import { cachePart, newSearch, readSearch } from './search-store.ts'
import { useSingleCall, suppliersToSearch } from './search-suppliers.ts'

/** Maximum number of searches that one agent may run at the same time. Enough for a few tabs. */
const maxRunning = 6

/**
 * Maximum time that a search waits for all suppliers once one has responded. With network and rendering, the first page then appears within
 * a second, which users do not perceive as an interruption.
 */
const firstResponseMs = 700

/** Maximum wait for a newer revision. Suppliers rarely take longer, and proxies do not close a request that early. */
const newerRevisionMs = 5000

/** Polling interval for a newer revision. Polling is needed because another server may be running the search. */
const newerRevisionPollMs = 200

const running = new Map<string, number>()

/** Counts a running search of an owner until the returned function is called. Throws RATE_LIMITED if too many are running in this process. */
function countRunning(owner: string): () => void {
  const others = running.get(owner) ?? 0
  if (others >= maxRunning) fail('RATE_LIMITED')
  running.set(owner, others + 1)
  return () => {
    const left = (running.get(owner) ?? 1) - 1
    if (left > 0) running.set(owner, left)
    else running.delete(owner)
  }
}

type Offers = ReturnType<typeof readOffers>

/** Attributes errors without a supplier name to the only supplier of the call. */
function attributeWarnings(asked: string, { suppliers, warnings, ...offers }: Offers): Offers {
  const isAskedSupplier = ({ provider }: { provider: string | null }) =>
    provider !== null && supplierKey(provider) === supplierKey(asked)
  const named = warnings.map((warning) => ({ ...warning, provider: warning.provider ?? asked }))
  const answered = !named.some((warning) => warning.code === 'SUPPLIER_FAILED' && isAskedSupplier(warning))
  const known = suppliers.find(isAskedSupplier)
  const others = suppliers.filter((supplier) => !isAskedSupplier(supplier))
  return {
    ...offers,
    suppliers: [...others, { provider: known?.provider ?? asked, offerCount: known?.offerCount ?? 0, answered }],
    warnings: named,
  }
}

/** Memory of a cached offer without its texts. */
const bytesPerOffer = 600

/** Makes one call of a search. */
async function searchOneSupplier(context: Context, owner: string, header: SearchHeader, place: number) {
  const { gateway, suppliers, logger, clock } = context
  const { id, input, locale } = header
  const asked = header.asked[place] ?? null
  const reading = rowReading({ idPrefix: `${id}.${place}`, input, suppliers, now: clock() })
  const gatewayResult = await searchHotels(gateway, input, locale, asked, reading)
  const offers = readOffers(gatewayResult, suppliers)
  const unreadable = offers.warnings.find(({ code }) => code === 'ROW_UNREADABLE')?.count
  if (unreadable) logger.warn({ rows: gatewayResult.hotels.length, unreadable }, 'rows of the search response omitted')
  const others = new Set(header.asked.filter((one) => one !== asked).map((one) => supplierKey(one ?? '')))
  if (offers.suppliers.some(({ provider, offerCount }) => offerCount > 0 && others.has(supplierKey(provider)))) {
    logger.warn({ asked }, 'the gateway returns all suppliers although one was requested')
    await useSingleCall(context, owner)
  }
  const codes = codesOf(input, gatewayResult.codes)
  return {
    part: { asked, codes, ...(asked === null ? offers : attributeWarnings(asked, offers)) },
    bytes: reading.storedBytes() + gatewayResult.hotels.length * bytesPerOffer,
  }
}

/**
 * Makes all calls of a search at once and caches each response as it arrives. `firstSuccess` resolves when the first supplier has responded
 * without an error, `finished` when all calls have ended. A single failure is a warning. If all calls fail, `finished` rejects with the first error.
 */
function searchAllSuppliers(context: Context, owner: string, started: SearchHeader) {
  const parts: SearchPart[] = []
  const failures: Failure[] = []
  let header = started
  let cached = Promise.resolve()

  async function run(asked: string | null, place: number): Promise<SearchPart> {
    const result: { part: SearchPart; bytes?: number } = await searchOneSupplier(context, owner, started, place).catch(
      (error: unknown) => {
        if (!(error instanceof Failure) || asked === null) throw error
        failures.push(error)
        return { part: failedPart(asked) }
      },
    )
    cached = cached.then(async () => {
      header = await cachePart(context, owner, header, result)
      parts.push(result.part)
    })
    await cached
    return result.part
  }

  const calls = started.asked.map(run)
  const finished = Promise.all(calls).then(() => {
    if (failures[0] && failures.length === calls.length) throw failures[0]
  })
  const firstSuccess = async () => {
    const first = calls.map(async (call) => {
      if ((await call).suppliers.every((supplier) => !supplier.answered))
        throw new Error('the call has no successful supplier')
    })
    await Promise.any(first).catch(() => finished)
  }
  return { firstSuccess, finished, found: () => searchOf(header, parts, context) }
}

type Options = {
  /** Waits for every supplier, not only for the fast ones. */
  waitForAll?: boolean
}

async function search(
  context: Context,
  owner: string,
  input: SearchInput,
  { waitForAll }: Options,
): Promise<CachedSearch> {
  const { locale, clock, logger } = context
  await context.limits.search(owner)
  const release = countRunning(owner)
  const suppliers = await suppliersToSearch(context, owner).catch((error: unknown) => {
    release()
    throw error
  })
  const asked = suppliers.length > 1 ? suppliers : [null]
  const calls = searchAllSuppliers(context, owner, newSearch({ id: context.newId(), input, locale, asked }, clock()))
  calls.finished
    .finally(release)
    .catch((error: unknown) => logger.info({ err: error }, 'a search ended without all its suppliers'))
  const enough = () => Promise.all([calls.firstSuccess(), wait(firstResponseMs, undefined, { ref: false })])
  await (waitForAll ? calls.finished : Promise.race([calls.finished, enough()]))
  return calls.found()
}

/** Waits until a search has a newer revision, is complete, or the wait times out. */
async function waitForNewer(context: Context, owner: string, known: CachedSearch, revision: number) {
  const until = performance.now() + newerRevisionMs
  let latest: CachedSearch | undefined = known
  while (latest && latest.revision <= revision && latest.searching && performance.now() < until) {
    await wait(newerRevisionPollMs)
    latest = await readSearch(context, owner, known.id)
  }
  return latest
}

type Request = {
  input?: HotelSearchInput | null
  searchId?: string | null
  revision?: number | null
  newerThan?: number | null
}

/**
 * Returns the requested search if it is cached. Otherwise calls every supplier once, caches the responses for their owner as they arrive, and returns
 * the first results.
 */
export async function findOrSearch(context: Context, owner: string, request: Request, options: Options = {}) {
  const { input, searchId, revision } = request
  const givenInput = input && readSearchInput(input, context.clock())
  if (searchId) {
    const cached = await readSearch(context, owner, searchId, revision ?? undefined)
    // The cached search is not used for different input, or for another language, in which its names would be wrong.
    if (cached && (!givenInput || (cached.locale === context.locale && isSameSearch(givenInput, cached.input)))) {
      const { newerThan: known } = request
      const latest = typeof known === 'number' ? await waitForNewer(context, owner, cached, known) : cached
      if (latest) return latest
    }
  }
  if (!givenInput) {
    return searchId
      ? fail('NOT_FOUND')
      : fail('BAD_USER_INPUT', { reason: 'Argument "input" or "searchId" is needed.' })
  }
  return search(context, owner, givenInput, options)
}

/** Waits for the next supplier of a running search. */
export const waitForMore = (context: Context, owner: string, search: CachedSearch) =>
  waitForNewer(context, owner, search, search.revision)
