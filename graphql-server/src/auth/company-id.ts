import type { CacheKey } from '../cache/kinds.ts'
import type { Context } from '../context.ts'
import { Failure } from '../errors/failure.ts'
import { path, text } from '../gateway/wire.ts'

const cachedSeconds = 60

/**
 * Returns the id of the caller's company, whose data colleagues share, or the caller's id if the gateway does not report a company.
 * Cached for a minute, because every bookings list needs it.
 */
export async function readCompanyId({ requireB2B, gateway, store, logger }: Context): Promise<string> {
  const { sub } = requireB2B()
  const key: CacheKey = `company-of:${sub}`
  const cached = await store.get<string>(key)
  if (cached !== undefined) return cached
  try {
    const profile = await gateway.callOptional('/profile')
    const company = profile?.ok ? text(path(profile.body, 'response', 'company', 'id')) : undefined
    const id = company === undefined ? `agent-${sub}` : `company-${company}`
    await store.set(key, id, { seconds: cachedSeconds })
    return id
  } catch (error) {
    // The profile is optional. Without it, nothing is shared with colleagues, but all calls work.
    if (!(error instanceof Failure) || error.code === 'UNAUTHENTICATED') throw error
    logger.warn({ code: error.code }, 'company unknown, bookings are not shared')
    return `agent-${sub}`
  }
}
