/** Suppliers that can be asked individually at a gateway. */
import type { Context } from '../../context.ts'
import { Failure } from '../../errors/failure.ts'
import { supplierKey } from '../../trade/supplier.ts'
import { readSearchSuppliers } from '../gateway-calls.ts'

/** Suppliers change rarely. A new one is asked after at most this time. */
const lifetimeSeconds = 5 * 60

/** Maximum number of calls per search. A gateway with more suppliers asks them itself. */
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
    logger.info({ code: error.code }, 'all suppliers are asked in one call, because the gateway does not list them')
    return []
  }
}

/** Suppliers of the gateway; empty if all are asked in one call. */
export async function suppliersToAsk(
  context: Pick<Context, 'gateway' | 'logger' | 'store'>,
  owner: string,
): Promise<string[]> {
  const known = await context.store.get<string[]>(suppliersKey(owner))
  if (known) return known
  const suppliers = await readSuppliers(context)
  await context.store.set(suppliersKey(owner), suppliers, { seconds: lifetimeSeconds })
  return suppliers
}

/** Makes later searches ask all suppliers in one call, because the gateway cannot be asked for single suppliers. */
export const useSingleCall = ({ store }: Pick<Context, 'store'>, owner: string) =>
  store.set(suppliersKey(owner), [], { seconds: lifetimeSeconds })
