import { setTimeout } from 'node:timers/promises'
import type { Db } from '#src/database/db.ts'
import type { Products } from '#src/deps.ts'
import type { Order } from '#src/orders/repository.ts'

/** `error`: fails without acting. `lost`: acts, but the answer is lost. `late`: answers late. `silent`: never answers. */
export type Fault = 'refuse' | 'error' | 'lost' | 'late' | 'silent'
type Call = 'order' | 'cancel'
type NextFault = (call: Call, order: Order) => Fault | undefined

const lost = () => new Error('The answer of the supplier is lost')

const hasOrder = (db: Db, { reference }: Order) =>
  db.selectFrom('supplier_orders').select('order_reference').where('order_reference', '=', reference).executeTakeFirst()

/** Products whose suppliers fail as `nextFault` says. A supplier that has refused an order keeps refusing it. */
export function faultySuppliers(products: Products, nextFault: NextFault): Products {
  const refused = new Set<string>()

  async function withFault<Answer>(fault: Fault | undefined, act: () => Promise<Answer>): Promise<Answer> {
    switch (fault) {
      case 'error':
        throw new Error('The supplier failed')
      case 'silent':
        return new Promise(() => {})
      case 'lost':
        await act()
        throw lost()
      case 'late': {
        const answer = await act()
        await setTimeout(5)
        return answer
      }
      case 'refuse':
      case undefined:
        return act()
    }
  }

  const entries = Object.entries(products).map(([kind, product]) => [
    kind,
    {
      ...product,
      order: async (deps: Parameters<typeof product.order>[0], order: Order) => {
        const fault = refused.has(order.reference) ? 'refuse' : nextFault('order', order)
        if (fault === 'refuse' && !(await hasOrder(deps.db, order))) {
          refused.add(order.reference)
          return { kind: 'refused' as const, message: 'Sold to somebody else.' }
        }
        return withFault(fault, () => product.order(deps, order))
      },
      cancel: (deps: Parameters<typeof product.cancel>[0], order: Order) =>
        withFault(nextFault('cancel', order), () => product.cancel(deps, order)),
    },
  ])
  return Object.fromEntries(entries)
}
