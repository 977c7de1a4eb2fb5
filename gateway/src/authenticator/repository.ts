import type { Db, Trx } from '#src/database/db.ts'
import type { Attempts } from './attempts.ts'
import { computeTimeStep } from './code.ts'

/** Uses are stored longer than the two steps for which a code is accepted, to allow for clock differences between processes. */
const RETAINED_STEPS = 10

/** Returns when an agent enrolled an authenticator and how many recovery codes are left, or undefined if there is no authenticator. */
export async function readAuthenticator(
  db: Db,
  userSub: string,
): Promise<{ enrolledAt: Date; recoveryCodesLeft: number } | undefined> {
  const row = await db
    .selectFrom('authenticators')
    .select((eb) => [
      'enrolled_at',
      eb
        .selectFrom('recovery_codes')
        .select((codes) => codes.fn.countAll<number>().as('left'))
        .whereRef('recovery_codes.user_sub', '=', 'authenticators.user_sub')
        .where('used_at', 'is', null)
        .as('left'),
    ])
    .where('user_sub', '=', userSub)
    .executeTakeFirst()
  return row && { enrolledAt: row.enrolled_at, recoveryCodesLeft: row.left ?? 0 }
}

/** Locks and reads the authenticator of a user, so that codes are tried one at a time. */
export async function lockAuthenticator(
  trx: Trx,
  userSub: string,
): Promise<{ secret: string; attempts: Attempts } | undefined> {
  const row = await trx
    .selectFrom('authenticators')
    .selectAll()
    .where('user_sub', '=', userSub)
    .forUpdate()
    .executeTakeFirst()
  return row && { secret: row.secret, attempts: { wrongCodes: row.wrong_codes, lastWrongAt: row.last_wrong_at } }
}

export async function writeAttempts(trx: Trx, userSub: string, { wrongCodes, lastWrongAt }: Attempts): Promise<void> {
  await trx
    .updateTable('authenticators')
    .set({ wrong_codes: wrongCodes, last_wrong_at: lastWrongAt })
    .where('user_sub', '=', userSub)
    .execute()
}

/** Marks the code of a time step as used; false if it was used before. */
export async function markStepUsed(trx: Trx, userSub: string, step: number): Promise<boolean> {
  const used = await trx
    .insertInto('authenticator_uses')
    .values({ user_sub: userSub, step })
    .onConflict((conflict) => conflict.doNothing())
    .returning('step')
    .executeTakeFirst()
  return used !== undefined
}

/** Marks a recovery code as used; false if it is unknown or was used before. */
export async function markRecoveryCodeUsed(trx: Trx, userSub: string, codeHash: string, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_sub', '=', userSub)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst()
  return used !== undefined
}

/** Stores an enrollment, replacing an earlier one. */
export async function writeEnrollment(
  trx: Trx,
  { userSub, secret, expiresAt }: { userSub: string; secret: string; expiresAt: Date },
): Promise<void> {
  const enrollment = { secret, expires_at: expiresAt, wrong_codes: 0 }
  await trx
    .insertInto('authenticator_enrolments')
    .values({ user_sub: userSub, ...enrollment })
    .onConflict((conflict) => conflict.column('user_sub').doUpdateSet(enrollment))
    .execute()
}

export const findEnrollment = (trx: Trx, userSub: string) =>
  trx.selectFrom('authenticator_enrolments').selectAll().where('user_sub', '=', userSub).executeTakeFirst()

export async function countWrongConfirmation(trx: Trx, userSub: string): Promise<void> {
  await trx
    .updateTable('authenticator_enrolments')
    .set((row) => ({ wrong_codes: row('wrong_codes', '+', 1) }))
    .where('user_sub', '=', userSub)
    .execute()
}

/** Deletes enrollments that were not confirmed in time. */
export async function deleteExpiredEnrollments(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('authenticator_enrolments').where('expires_at', '<=', now).execute()
}

/** Deletes uses of codes that have expired, which are rejected anyway. */
export async function deleteOldUses(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('authenticator_uses')
    .where('step', '<', computeTimeStep(now) - RETAINED_STEPS)
    .execute()
}

/** Replaces the secret and the recovery codes of a user, and deletes everything that belonged to the old secret and codes. */
export async function replaceAuthenticator(
  trx: Trx,
  authenticator: { userSub: string; secret: string; codeHashes: readonly string[]; now: Date },
): Promise<void> {
  const { userSub, secret, codeHashes, now } = authenticator
  const values = { secret, enrolled_at: now, wrong_codes: 0, last_wrong_at: null }
  await trx
    .insertInto('authenticators')
    .values({ user_sub: userSub, ...values })
    .onConflict((conflict) => conflict.column('user_sub').doUpdateSet(values))
    .execute()
  await trx.deleteFrom('authenticator_enrolments').where('user_sub', '=', userSub).execute()
  await trx.deleteFrom('authenticator_uses').where('user_sub', '=', userSub).execute()
  await trx.deleteFrom('recovery_codes').where('user_sub', '=', userSub).execute()
  await trx
    .insertInto('recovery_codes')
    .values(codeHashes.map((code_hash) => ({ user_sub: userSub, code_hash })))
    .execute()
}
