import type { Db } from '#src/db.ts'

/** Since when an agent has an authenticator and how many recovery codes are left; undefined without one. */
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
