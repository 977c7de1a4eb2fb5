import type { Db, Trx } from '#src/database/db.ts'

export async function insertLogo(
  trx: Trx,
  { companyId, name, png, now }: { companyId: string; name: string; png: Buffer; now: Date },
): Promise<void> {
  await trx.insertInto('company_logos').values({ name, company_id: companyId, png, created_at: now }).execute()
}

/** Retires a logo, so that only documents already issued with the logo still use it. */
export async function retireLogo(trx: Trx, name: string, now: Date): Promise<void> {
  await trx.updateTable('company_logos').set({ retired_at: now }).where('name', '=', name).execute()
}

/** Deletes a logo unless a document was issued with it. */
export async function deleteUnusedLogo(trx: Trx, name: string): Promise<void> {
  await trx
    .deleteFrom('company_logos')
    .where('name', '=', name)
    .where((row) => row.not(row.exists(row.selectFrom('documents').select('id').where('documents.logo', '=', name))))
    .execute()
}

// PGlite returns a Uint8Array, PostgreSQL a Buffer.
const toBuffer = (row: { png: Uint8Array } | undefined) => row && Buffer.from(row.png)

/** Returns a logo that is in use; undefined if it is unknown or retired. */
export const findCurrentLogo = async (db: Db, name: string): Promise<Buffer | undefined> =>
  toBuffer(
    await db
      .selectFrom('company_logos')
      .select('png')
      .where('name', '=', name)
      .where('retired_at', 'is', null)
      .executeTakeFirst(),
  )

/** Returns the logo that a document was issued with. */
export const findIssuedLogo = async (db: Db, name: string): Promise<Buffer> => {
  const logo = toBuffer(await db.selectFrom('company_logos').select('png').where('name', '=', name).executeTakeFirst())
  if (!logo) throw new Error(`Logo ${name} does not exist`)
  return logo
}
