import type { Selectable } from 'kysely'
import type { Db, Trx } from '#src/database/db.ts'
import type { PromotionsTable } from './tables.ts'

export type Promotion = Selectable<PromotionsTable>

/** A promo code that an order uses, and its discount. */
export interface PromoUse {
  readonly code: string
  readonly discountHalalas: number
}

const selectPromotion = (db: Db, code: string) => db.selectFrom('promotions').selectAll().where('code', '=', code)

export const findPromotion = (db: Db, code: string): Promise<Promotion | undefined> =>
  selectPromotion(db, code).executeTakeFirst()

/** Finds a promo code and locks its remaining uses until the caller's transaction ends. */
export async function lockPromotion(trx: Trx, code: string): Promise<Promotion | undefined> {
  const promotion = await findPromotion(trx, code)
  // Orders with an unlimited code do not have to wait for one another.
  if (!promotion || promotion.uses_left === null) return promotion
  return selectPromotion(trx, code).forUpdate().executeTakeFirst()
}

/** Records that an order uses a promo code. The caller must have locked the code's remaining uses. */
export async function recordPromoUse(trx: Trx, reference: string, { code, discountHalalas }: PromoUse): Promise<void> {
  await trx
    .insertInto('promo_uses')
    .values({ order_reference: reference, code, discount_halalas: discountHalalas, freed_at: null })
    .execute()
  await changeUses(trx, code, -1)
}

/** Gives back an order's use of a promo code, so that another order can use the code. */
export async function returnPromoUse(trx: Trx, reference: string, now: Date): Promise<void> {
  const freed = await trx
    .updateTable('promo_uses')
    .set({ freed_at: now })
    .where('order_reference', '=', reference)
    .where('freed_at', 'is', null)
    .returning('code')
    .executeTakeFirst()
  if (freed) await changeUses(trx, freed.code, 1)
}

const changeUses = (trx: Trx, code: string, difference: number) =>
  trx
    .updateTable('promotions')
    .set((row) => ({ uses_left: row('uses_left', '+', difference) }))
    .where('code', '=', code)
    .where('uses_left', 'is not', null)
    .execute()

/** Reads the promo code that an order was placed with. */
export async function readPromoUse(db: Db, reference: string): Promise<PromoUse | undefined> {
  const use = await db
    .selectFrom('promo_uses')
    .select(['code', 'discount_halalas'])
    .where('order_reference', '=', reference)
    .executeTakeFirst()
  return use && { code: use.code, discountHalalas: use.discount_halalas }
}

/** Updates the discount for an order's new total. */
export const updateDiscount = (trx: Trx, reference: string, discountHalalas: number) =>
  trx
    .updateTable('promo_uses')
    .set({ discount_halalas: discountHalalas })
    .where('order_reference', '=', reference)
    .execute()
