import { randomUUID } from 'node:crypto'
import { type Agent, lockAgent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import { transactWithRetry } from '#src/database/transact-with-retry.ts'
import type { Deps } from '#src/deps.ts'
import type { Envelope } from '#src/errors.ts'
import { sum } from '#src/values/shares.ts'
import { HOLD_MS, holdLimitProblem } from './hold-problem.ts'
import { insertHold, lockStock, releaseExpired, releaseAgentHolds } from './repository.ts'
import type { HeldUnit } from './tables.ts'

/** Units to hold for one day, at a price that does not depend on availability. */
export interface UnitsToHold {
  readonly kind: string
  readonly stock: string
  readonly supplier: string
  readonly day: string
  readonly units: readonly HeldUnit[]
  /** Suffix of the refusal's `max…` field, such as `Rooms` in `maxRooms`. */
  readonly unitName: string
  /** Units in a typical hold, from which the limit of held units is computed. */
  readonly unitsPerHold: number
  readonly totalHalalas: number
  /** The offer and the request, in the product's own format. */
  readonly offer: object
  readonly request: object
  /** Whether enough units are left if the holds of the agent `exceptAgent` are ignored. */
  hasEnoughLeft(trx: Trx, now: Date, exceptAgent: string): Promise<boolean>
}

export type HoldResult =
  | { readonly kind: 'held'; readonly trackToken: string; readonly expiresAt: Date }
  | { readonly kind: 'none left' }
  | { readonly kind: 'refused'; readonly envelope: Envelope<never> }

/** Holds units for the agent. The stock is locked during the check, so that two agents cannot both get the last unit. */
export function holdUnits(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  agent: Agent,
  unitsToHold: UnitsToHold,
): Promise<HoldResult> {
  const { kind, stock, supplier, day, units, unitName, unitsPerHold } = unitsToHold
  return transactWithRetry(db, async (trx) => {
    // One check per agent at a time, so that parallel checks cannot exceed the limit.
    await lockAgent(trx, agent.sub)
    await lockStock(trx, { kind, stock })
    const now = clock()
    await releaseExpired(trx, { kind, stock }, now)
    if (!(await unitsToHold.hasEnoughLeft(trx, now, agent.sub))) return { kind: 'none left' }
    // If only the agent's own holds are in the way, the new hold replaces them.
    if (!(await unitsToHold.hasEnoughLeft(trx, now, ''))) await releaseAgentHolds(trx, { kind, stock }, agent.sub)
    const count = sum(units.map(({ quantity }) => quantity))
    const limit = settings.holdsPerAgent
    const limitRefusal = await holdLimitProblem(trx, agent.sub, { kind, count, unitName, limit, unitsPerHold, now })
    if (limitRefusal) return { kind: 'refused', envelope: limitRefusal }

    const trackToken = randomUUID()
    const expiresAt = new Date(now.getTime() + HOLD_MS)
    await insertHold(
      trx,
      {
        kind,
        stock,
        track_token: trackToken,
        user_sub: agent.sub,
        company_id: agent.companyId,
        supplier,
        starts_on: day,
        units,
        total_halalas: unitsToHold.totalHalalas,
        offer: JSON.stringify(unitsToHold.offer),
        request: JSON.stringify(unitsToHold.request),
        expires_at: expiresAt,
      },
      [day],
    )
    return { kind: 'held', trackToken, expiresAt }
  })
}
