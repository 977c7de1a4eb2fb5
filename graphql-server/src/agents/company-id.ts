import type { CacheKey } from '../cache/kinds.ts'
import type { Context } from '../context.ts'
import { Failure } from '../errors/failure.ts'
import { companyOf, readProfile } from './gateway-calls.ts'

const keptSeconds = 60

/**
 * What the caller shares with colleagues: the company's id, or the caller alone where the gateway tells of no company. Kept for a
 * minute, because the bookings list asks for it each time.
 */
export async function companyIdOf({ requireB2B, gateway, store, logger }: Context): Promise<string> {
  const { sub } = requireB2B()
  const key: CacheKey = `company-of:${sub}`
  const kept = await store.get<string>(key)
  if (kept !== undefined) return kept
  try {
    const company = companyOf(await readProfile(gateway))
    const id = company ? `company:${company.id}` : `agent:${sub}`
    await store.set(key, id, { seconds: keptSeconds })
    return id
  } catch (error) {
    // The profile is an extra: without it nothing is shared, but everything works.
    if (!(error instanceof Failure) || error.code === 'UNAUTHENTICATED') throw error
    logger.warn({ code: error.code }, 'company not known, nothing is shared')
    return `agent:${sub}`
  }
}
