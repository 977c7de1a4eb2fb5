import { logoPath } from '#src/agents/profile.ts'
import { type Agent, findCurrentLogoName, recordChanges } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { lockSeries } from '../repository.ts'
import { deleteUnusedLogo, insertLogo, retireLogo } from './repository.ts'

/** Replaces the company's logo, or removes it if `logo` is null, and records which agent did so. Logos of issued documents are not deleted. */
export async function changeLogo(
  { db, clock }: Deps,
  { sub, companyId }: Agent,
  logo: { name: string; bytes: Buffer } | null,
): Promise<void> {
  const at = clock()
  await db.transaction().execute(async (trx) => {
    // Documents are issued under the same lock, so none can refer to a logo that is being deleted.
    await lockSeries(trx, companyId)
    const old = await findCurrentLogoName(trx, companyId)
    if (old === null && logo === null) return
    if (old !== null) {
      await retireLogo(trx, old, at)
      await deleteUnusedLogo(trx, old)
    }
    if (logo) await insertLogo(trx, { companyId, name: logo.name, png: logo.bytes, now: at })
    await recordChanges(trx, { at, actorSub: sub, companyId, subject: 'company' }, [
      { field: 'logo', oldValue: old && logoPath(old), newValue: logo && logoPath(logo.name) },
    ])
  })
}
