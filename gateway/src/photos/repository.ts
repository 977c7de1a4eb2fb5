import type { Db } from '#src/database/db.ts'

/** Stores an agent's photo. The previous name is no longer found. */
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
  // PGlite returns a Uint8Array, PostgreSQL a Buffer.
  return photo && Buffer.from(photo.webp)
}
