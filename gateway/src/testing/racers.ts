import { randomUUID } from 'node:crypto'
import { generateCode, computeTimeStep } from '#src/authenticator/code.ts'
import { demoSecret } from '#src/authenticator/demo-secret.ts'
import type { Db } from '#src/database/db.ts'
import type { TestApp } from './app.ts'
import { signToken } from './token.ts'

/** An agent with a separate authenticator, so that many agents can pay within the same 30 seconds. */
export interface Racer {
  readonly sub: string
  readonly email: string
  readonly name: string
  readonly company_id: string
}

/** Adds agents to companies, one for each entry. */
export async function addRacers(db: Db, companyIds: readonly string[], at: Date): Promise<Racer[]> {
  const racers = companyIds.map((company_id, index) => ({
    sub: randomUUID(),
    email: `racer-${index}@demo.test`,
    name: `Racer ${index}`,
    company_id,
  }))
  await db
    .insertInto('agents')
    .values(racers.map((racer) => ({ ...racer, created_at: at })))
    .execute()
  const authenticators = racers.map(({ sub, email }) => ({
    user_sub: sub,
    secret: demoSecret(email),
    last_wrong_at: null,
    enrolled_at: at,
  }))
  await db.insertInto('authenticators').values(authenticators).execute()
  return racers
}

/** Returns the racer's current authenticator code. */
export const racerCode = ({ email }: Racer, now: Date): string => generateCode(demoSecret(email), computeTimeStep(now))

/** Posts as a racer, with a new idempotency key unless one is given. */
export async function postAs(
  app: TestApp,
  { company_id: _company, ...claims }: Racer,
  url: string,
  payload: object,
  key: string = randomUUID(),
) {
  const headers = { authorization: `Bearer ${signToken({ claims })}`, 'idempotency-key': key }
  return app.inject({ method: 'POST', url, headers, payload })
}
