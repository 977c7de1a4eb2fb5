import { setTimeout as wait } from 'node:timers/promises'
import type { HotelSearchInput } from '../../__generated__/schema-types.ts'
import type { Context } from '../../context.ts'
import { Failure, fail } from '../../errors/failure.ts'
import { supplierKey } from '../../trade/supplier.ts'
import { searchHotels } from '../gateway-calls.ts'
import type { CachedSearch, SearchHeader, SearchPart } from './cached-search.ts'
import { failedPart, mergeSearch } from './merge-parts.ts'
import { readOffers, createRowReading } from './read-offers.ts'
import { listCodes } from './search-codes.ts'
import { type SearchInput, readSearchInput, isSameSearch } from './search-input.ts'
import { cachePart, createSearchHeader, readSearch } from './search-store.ts'
import { stopSeparateCalls, readSuppliersToSearch } from './search-suppliers.ts'

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

const runningSearches = new Map<string, number>()

/** Counts a running search of an owner until the returned function is called. Throws RATE_LIMITED if too many are running in this process. */
function countRunningSearch(owner: string): () => void {
  const others = runningSearches.get(owner) ?? 0
  if (others >= maxRunning) fail('RATE_LIMITED')
  runningSearches.set(owner, others + 1)
  return () => {
    const remaining = (runningSearches.get(owner) ?? 1) - 1
    if (remaining > 0) runningSearches.set(owner, remaining)
    else runningSearches.delete(owner)
  }
}

type Offers = ReturnType<typeof readOffers>

/** Attributes errors without a supplier name to the only supplier of the call. */
function attributeWarnings(requestedSupplier: string, { suppliers, warnings, ...offers }: Offers): Offers {
  const isRequested = ({ provider }: { provider: string | null }) =>
    provider !== null && supplierKey(provider) === supplierKey(requestedSupplier)
  const attributedWarnings = warnings.map((warning) => ({
    ...warning,
    provider: warning.provider ?? requestedSupplier,
  }))
  const responded = !attributedWarnings.some((warning) => warning.code === 'SUPPLIER_FAILED' && isRequested(warning))
  const supplierFound = suppliers.find(isRequested)
  const others = suppliers.filter((supplier) => !isRequested(supplier))
  return {
    ...offers,
    suppliers: [
      ...others,
      {
        provider: supplierFound?.provider ?? requestedSupplier,
        offerCount: supplierFound?.offerCount ?? 0,
        responded,
      },
    ],
    warnings: attributedWarnings,
  }
}

/** Approximate memory usage of a cached offer without its stored row. */
const bytesPerOffer = 600

/** Makes one call for a search. */
async function searchOneSupplier(context: Context, owner: string, header: SearchHeader, callIndex: number) {
  const { gateway, suppliers, logger, clock } = context
  const { id, input, locale } = header
  const requestedSupplier = header.requestedSuppliers[callIndex] ?? null
  const reading = createRowReading({ idPrefix: `${id}.${callIndex}`, input, suppliers, now: clock() })
  const gatewayResult = await searchHotels(gateway, input, locale, requestedSupplier, reading)
  const offers = readOffers(gatewayResult, suppliers)
  const unreadable = offers.warnings.find(({ code }) => code === 'ROW_UNREADABLE')?.count
  if (unreadable) logger.warn({ rows: gatewayResult.hotels.length, unreadable }, 'rows of the search response omitted')
  const others = new Set(
    header.requestedSuppliers.filter((name) => name !== requestedSupplier).map((name) => supplierKey(name ?? '')),
  )
  if (offers.suppliers.some(({ provider, offerCount }) => offerCount > 0 && others.has(supplierKey(provider)))) {
    logger.warn({ requestedSupplier }, 'the gateway returned other suppliers than the requested one')
    await stopSeparateCalls(context, owner)
  }
  const codes = listCodes(input, gatewayResult.codes)
  return {
    part: {
      requestedSupplier,
      codes,
      ...(requestedSupplier === null ? offers : attributeWarnings(requestedSupplier, offers)),
    },
    bytes: reading.storedBytes() + gatewayResult.hotels.length * bytesPerOffer,
  }
}

/**
 * Makes all calls for a search at once and caches each response as it arrives. `firstSuccess` resolves when the first supplier has responded
 * without an error, `finished` when all calls have finished. A single failure is a warning. If all calls fail, `finished` rejects with the first error.
 */
function searchAllSuppliers(context: Context, owner: string, initialHeader: SearchHeader) {
  const parts: SearchPart[] = []
  const failures: Failure[] = []
  let header = initialHeader
  let cacheQueue = Promise.resolve()

  async function run(requestedSupplier: string | null, callIndex: number): Promise<SearchPart> {
    const result: { part: SearchPart; bytes?: number } = await searchOneSupplier(
      context,
      owner,
      initialHeader,
      callIndex,
    ).catch((error: unknown) => {
      if (!(error instanceof Failure) || requestedSupplier === null) throw error
      failures.push(error)
      return { part: failedPart(requestedSupplier) }
    })
    cacheQueue = cacheQueue.then(async () => {
      header = await cachePart(context, owner, header, result)
      parts.push(result.part)
    })
    await cacheQueue
    return result.part
  }

  const calls = initialHeader.requestedSuppliers.map(run)
  const finished = Promise.all(calls).then(() => {
    if (failures[0] && failures.length === calls.length) throw failures[0]
  })
  const firstSuccess = async () => {
    const successes = calls.map(async (call) => {
      if ((await call).suppliers.every((supplier) => !supplier.responded))
        throw new Error('the call has no successful supplier')
    })
    await Promise.any(successes).catch(() => finished)
  }
  return { firstSuccess, finished, currentSearch: () => mergeSearch(header, parts, context) }
}

type Options = {
  /** Whether to wait for every supplier, instead of only the fast suppliers. */
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
  const release = countRunningSearch(owner)
  const suppliers = await readSuppliersToSearch(context, owner).catch((error: unknown) => {
    release()
    throw error
  })
  const requestedSuppliers = suppliers.length > 1 ? suppliers : [null]
  const calls = searchAllSuppliers(
    context,
    owner,
    createSearchHeader({ id: context.newId(), input, locale, requestedSuppliers }, clock()),
  )
  calls.finished
    .finally(release)
    .catch((error: unknown) => logger.info({ err: error }, 'a search finished without all suppliers'))
  const waitForFirstResults = () =>
    Promise.all([calls.firstSuccess(), wait(firstResponseMs, undefined, { ref: false })])
  await (waitForAll ? calls.finished : Promise.race([calls.finished, waitForFirstResults()]))
  return calls.currentSearch()
}

/** Waits until a search has a newer revision, is complete, or the wait times out. */
async function waitForNewer(context: Context, owner: string, current: CachedSearch, revision: number) {
  const deadlineMs = performance.now() + newerRevisionMs
  let latest: CachedSearch | undefined = current
  while (latest && latest.revision <= revision && latest.searching && performance.now() < deadlineMs) {
    await wait(newerRevisionPollMs)
    latest = await readSearch(context, owner, current.id)
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
  const newInput = input && readSearchInput(input, context.clock())
  if (searchId) {
    const cached = await readSearch(context, owner, searchId, revision ?? undefined)
    // Do not use the cached search for a different input, or for another language, because its names are in the earlier language.
    if (cached && (!newInput || (cached.locale === context.locale && isSameSearch(newInput, cached.input)))) {
      const { newerThan } = request
      const latest = typeof newerThan === 'number' ? await waitForNewer(context, owner, cached, newerThan) : cached
      if (latest) return latest
    }
  }
  if (!newInput) {
    return searchId
      ? fail('NOT_FOUND')
      : fail('BAD_USER_INPUT', { reason: 'Argument "input" or "searchId" is needed.' })
  }
  return search(context, owner, newInput, options)
}

/** Waits for the next supplier of a running search. */
export const waitForMore = (context: Context, owner: string, search: CachedSearch) =>
  waitForNewer(context, owner, search, search.revision)
