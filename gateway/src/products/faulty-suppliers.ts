import { setTimeout } from 'node:timers/promises'
import type { Products } from '#src/deps.ts'
import type { ProductChanges } from '#src/orders/product.ts'
import type { Order } from '#src/orders/repository.ts'

/** `refuse`: refuses. `error`: fails without acting. `lost`: acts, but the response is lost. `late`: responds late. `silent`: never responds. */
export type Fault = 'refuse' | 'error' | 'lost' | 'late' | 'silent'
type Call = 'order' | 'cancel' | 'change'
type NextFault = (call: Call, order: Order) => Fault | undefined

const lostResponse = () => new Error('The supplier response was lost')

/** Random faults exclude `refuse`, because other processes would not know of the refusal, and `silent`, which never ends. */
const randomFaultKinds = ['error', 'lost', 'late'] as const

/** Makes a percentage of calls fail. */
export const randomFaults = (percent: number): NextFault => {
  const randomBelow = (limit: number) => Math.floor(Math.random() * limit)
  return () => (randomBelow(100) < percent ? randomFaultKinds[randomBelow(randomFaultKinds.length)] : undefined)
}

/** Returns products whose suppliers fail as `nextFault` determines. A supplier decides once per order, even when called twice at the same time. */
export function faultySuppliers(products: Products, nextFault: NextFault, lateMs = 5): Products {
  const decisions = new Map<string, 'accepted' | 'refused'>()

  async function withFault<Reply>(fault: Fault | undefined, act: () => Promise<Reply>): Promise<Reply> {
    switch (fault) {
      case 'error':
        throw new Error('The supplier failed')
      case 'silent':
        return new Promise(() => {})
      case 'lost':
        await act()
        throw lostResponse()
      case 'late': {
        const reply = await act()
        await setTimeout(lateMs)
        return reply
      }
      case 'refuse':
      case undefined:
        return act()
    }
  }

  function addFaultsToChanges(changes: ProductChanges): ProductChanges {
    return {
      ...changes,
      change: async (deps, order, id) => {
        const fault = nextFault('change', order)
        const decision = decisions.get(id) ?? (fault === 'refuse' ? 'refused' : 'accepted')
        if (fault !== 'error' && fault !== 'silent') decisions.set(id, decision)
        return withFault(fault, async () =>
          decision === 'refused'
            ? { kind: 'refused' as const, message: 'The supplier does not change this booking.' }
            : changes.change(deps, order, id),
        )
      },
    }
  }

  const entries = Object.entries(products).map(([kind, product]) => [
    kind,
    {
      ...product,
      order: async (deps: Parameters<typeof product.order>[0], order: Order) => {
        const { reference } = order
        const fault = nextFault('order', order)
        const decision = decisions.get(reference) ?? (fault === 'refuse' ? 'refused' : 'accepted')
        if (fault !== 'error' && fault !== 'silent') decisions.set(reference, decision)
        return withFault(fault, async () =>
          decision === 'refused'
            ? { kind: 'refused' as const, message: 'Sold to somebody else.' }
            : product.order(deps, order),
        )
      },
      ...(product.changes && { changes: addFaultsToChanges(product.changes) }),
      cancel: async (deps: Parameters<typeof product.cancel>[0], order: Order) => {
        const id = `cancel ${order.reference}`
        const fault = nextFault('cancel', order)
        const decision = decisions.get(id) ?? (fault === 'refuse' ? 'refused' : 'accepted')
        if (fault !== 'error' && fault !== 'silent') decisions.set(id, decision)
        return withFault(fault, async () =>
          decision === 'refused'
            ? { kind: 'refused' as const, message: 'The supplier does not cancel bookings on these dates.' }
            : product.cancel(deps, order),
        )
      },
    },
  ])
  return Object.fromEntries(entries)
}
