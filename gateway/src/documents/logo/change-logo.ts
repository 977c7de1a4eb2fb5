import { logoPath } from '#src/agents/profile.ts'
import { type Agent, findCurrentLogoName, recordChanges } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { lockSeries } from '../repository.ts'
import { deleteUnusedLogo, insertLogo, retireLogo } from './repository.ts'

/** Replaces the company's logo, or removes it if `logo` is null, and records the agent. Logos of issued documents are not deleted. */
export async function changeLogo(
  { db, clock }: Deps,
  { sub, companyId }: Agent,
  logo: { name: string; bytes: Buffer } | null,
): Promise<void> {
  const at = clock()
  await db.transaction().execute(async (trx) => {
    // Documents are issued under the same lock, so none can refer to a logo that is being deleted.
    await lockSeries(trx, companyId)
    const oldName = await findCurrentLogoName(trx, companyId)
    if (oldName === null && logo === null) return
    if (oldName !== null) {
      await retireLogo(trx, oldName, at)
      await deleteUnusedLogo(trx, oldName)
    }
    if (logo) await insertLogo(trx, { companyId, name: logo.name, png: logo.bytes, now: at })
    await recordChanges(trx, { at, actorSub: sub, companyId, subject: 'company' }, [
      { field: 'logo', oldValue: oldName && logoPath(oldName), newValue: logo && logoPath(logo.name) },
    ])
  })
}
