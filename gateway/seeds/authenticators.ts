import { demoSecret } from '../src/authenticator/demo-secret.ts'
import type { Trx } from '../src/database/db.ts'
import { demoCompanies } from './companies.ts'

/** Enrolls an authenticator for every demo account; `npm run -s otp -- EMAIL` prints its codes. */
export async function seedAuthenticators(trx: Trx, now: Date): Promise<void> {
  const rows = demoCompanies
    .flatMap(({ agents }) => agents)
    .map(({ sub, email }) => ({ user_sub: sub, secret: demoSecret(email), last_wrong_at: null, enrolled_at: now }))
  await trx.insertInto('authenticators').values(rows).execute()
}
