/** Determines the suppliers for which a search makes separate calls. */
import type { Context } from '../../context.ts'
import { Failure } from '../../errors/failure.ts'
import { supplierKey } from '../../trade/supplier.ts'
import { readSearchSuppliers } from '../gateway-calls.ts'

/** How long the list of suppliers is cached. A new supplier is found after at most this time. */
const lifetimeSeconds = 5 * 60

/** Maximum number of calls per search. With more suppliers, one call searches all of them. */
const maxSuppliers = 20

/** Keyed by owner, because a gateway may have different suppliers for each agent. */
const suppliersKey = (owner: string) => `search-suppliers:${owner}` as const

async function readSuppliers({ gateway, logger }: Pick<Context, 'gateway' | 'logger'>): Promise<string[]> {
  try {
    const names = await readSearchSuppliers(gateway)
    const distinct = [...new Map(names.map((name) => [supplierKey(name), name])).values()]
    return distinct.length > maxSuppliers ? [] : distinct
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    logger.info({ code: error.code }, 'searching all suppliers in one call, because the gateway does not list them')
    return []
  }
}

/** Returns the suppliers to search in separate calls; empty if one call searches all of them. */
export async function readSuppliersToSearch(
  context: Pick<Context, 'gateway' | 'logger' | 'store'>,
  owner: string,
): Promise<string[]> {
  const cachedSuppliers = await context.store.get<string[]>(suppliersKey(owner))
  if (cachedSuppliers) return cachedSuppliers
  const suppliers = await readSuppliers(context)
  await context.store.set(suppliersKey(owner), suppliers, { seconds: lifetimeSeconds })
  return suppliers
}

/** Makes later searches use one call for all suppliers, for a gateway that ignores the requested supplier. */
export const stopSeparateCalls = ({ store }: Pick<Context, 'store'>, owner: string) =>
  store.set(suppliersKey(owner), [], { seconds: lifetimeSeconds })
