import type { Db } from '#src/database/db.ts'

/** Keeps an agent's photo in place of the one before, whose name leads nowhere from then on. */
export async function writePhoto(
  db: Db,
  photo: { userSub: string; name: string; webp: Buffer; now: Date },
): Promise<void> {
  const { name, webp, now } = photo
  await db
    .insertInto('agent_photos')
    .values({ user_sub: photo.userSub, name, webp, created_at: now })
    .onConflict((conflict) => conflict.column('user_sub').doUpdateSet({ name, webp, created_at: now }))
    .execute()
}

export async function deletePhoto(db: Db, userSub: string): Promise<void> {
  await db.deleteFrom('agent_photos').where('user_sub', '=', userSub).execute()
}

export async function findPhoto(db: Db, name: string): Promise<Buffer | undefined> {
  const photo = await db.selectFrom('agent_photos').select('webp').where('name', '=', name).executeTakeFirst()
  // The engines differ in the kind of bytes they give.
  return photo && Buffer.from(photo.webp)
}
