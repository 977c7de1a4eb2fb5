import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withDatabase } from '#src/testing/database.ts'
import { seedAuthenticators } from '../../seeds/authenticators.ts'
import { demoSubs, seedCompanies } from '../../seeds/companies.ts'
import { redeemCode } from './check-code.ts'
import { generateCode, computeTimeStep } from './code.ts'
import { demoSecret } from './demo-secret.ts'

const database = withDatabase()
let hour = 0
/** Every test uses a different hour, so that codes and locks of other tests have no effect. */
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, hour, 0, seconds))

beforeAll(async () => {
  await database.db.transaction().execute(async (trx) => {
    await seedCompanies(trx, at(0))
    await seedAuthenticators(trx, at(0))
  })
})
beforeEach(() => {
  hour += 1
})

const correctCode = (now: Date, who: 'agent' | 'partner' = 'agent') =>
  generateCode(demoSecret(`${who}@demo.test`), computeTimeStep(now))
const redeem = (code: string, now: Date, sub: string = demoSubs.agent) =>
  database.db.transaction().execute((trx) => redeemCode(trx, sub, code, now))
const accepted = { kind: 'accepted' }

describe('authenticator code check', () => {
  it('accepts a code once and does not count its reuse as a wrong code', async () => {
    expect(await redeem(correctCode(at(0)), at(0))).toEqual(accepted)
    expect(await redeem(correctCode(at(0)), at(1))).toEqual({ kind: 'rejected', reason: 'used', attemptsLeft: 5 })
    expect(await redeem(correctCode(at(30)), at(30))).toEqual(accepted)
  })

  it('accepts a code once when it arrives many times at the same time', async () => {
    const checks = await Promise.all(Array.from({ length: 10 }, () => redeem(correctCode(at(0)), at(0))))
    expect(checks.filter(({ kind }) => kind === 'accepted')).toHaveLength(1)
  })

  it('rejects another agent’s code', async () => {
    expect(await redeem(correctCode(at(0), 'partner'), at(0))).toEqual({
      kind: 'rejected',
      reason: 'wrong',
      attemptsLeft: 4,
    })
    expect(await redeem(correctCode(at(0)), at(0))).toEqual(accepted)
  })

  it('rejects a code from the future, for example after the clock was set back', async () => {
    expect(await redeem(correctCode(at(60)), at(0))).toEqual({ kind: 'rejected', reason: 'wrong', attemptsLeft: 4 })
    expect(await redeem(correctCode(at(0)), at(0))).toEqual(accepted)
  })

  it('rejects even a correct code for 15 minutes after the fifth wrong code', async () => {
    const wrong = ['000000', '', 'abcdef', '12345', '1234567']
    const checks = []
    for (const code of wrong) checks.push(await redeem(code, at(0)))
    expect(checks).toEqual([
      { kind: 'rejected', reason: 'wrong', attemptsLeft: 4 },
      { kind: 'rejected', reason: 'wrong', attemptsLeft: 3 },
      { kind: 'rejected', reason: 'wrong', attemptsLeft: 2 },
      { kind: 'rejected', reason: 'wrong', attemptsLeft: 1 },
      { kind: 'locked', until: at(900) },
    ])
    expect(await redeem(correctCode(at(899)), at(899))).toEqual({ kind: 'locked', until: at(900) })
    expect(await redeem(correctCode(at(900)), at(900))).toEqual(accepted)
  })

  it('counts every concurrent guess', async () => {
    const checks = await Promise.all(Array.from({ length: 12 }, () => redeem('000000', at(0))))
    expect(checks.filter(({ kind }) => kind === 'rejected')).toHaveLength(4)
    expect(checks.filter(({ kind }) => kind === 'locked')).toHaveLength(8)
  })

  it('resets the count after a correct code', async () => {
    await redeem('000000', at(0))
    await redeem('000000', at(0))
    await redeem(correctCode(at(0)), at(0))
    expect(await redeem('000000', at(1))).toEqual({ kind: 'rejected', reason: 'wrong', attemptsLeft: 4 })
  })

  it('reports that an agent without an authenticator is not enrolled', async () => {
    expect(await redeem('000000', at(0), 'nobody')).toEqual({ kind: 'notEnrolled' })
  })
})
