import type { Trx } from '#src/database/db.ts'
import type { Product } from '#src/orders/product.ts'
import { readPromoUse } from '#src/orders/promo/repository.ts'
import type { Order } from '#src/orders/repository.ts'
import { writtenTerms } from '#src/orders/terms/written-terms.ts'
import type { CardPayment } from '#src/payments/repository.ts'
import type { Seller } from '#src/settings.ts'
import type { OrderData } from './document-data.ts'
import { readBuyer, readMovements } from './repository.ts'
import { itemizeTaxes } from './taxes.ts'

/** Reads the current data of an order for its documents. */
export async function readOrderData(
  trx: Trx,
  { product, order, seller, card }: { product: Product; order: Order; seller: Seller; card: CardPayment | null },
): Promise<OrderData> {
  const { reference } = order
  const { licence_number: licenceNumber, ...buyer } = await readBuyer(trx, {
    companyId: order.company_id,
    userSub: order.user_sub,
  })
  const movements = await readMovements(trx, reference)
  const paidAt = movements.findLast(({ kind }) => kind === 'CHARGED')?.at ?? null
  const promoUse = await readPromoUse(trx, reference)
  const service = await product.document(trx, order)
  return {
    seller,
    buyer: { ...buyer, licenceNumber, vatNumber: order.vat_number },
    booking: {
      reference,
      supplierReference: order.supplier_reference,
      partnerReference: order.partner_reference,
      bookedAt: order.created_at.toISOString(),
      startsOn: order.starts_on,
      endsOn: order.ends_on,
      leadName: order.lead_name,
    },
    service,
    totalHalalas: order.total_halalas,
    taxes: itemizeTaxes(order.total_halalas, service),
    movements,
    promo: promoUse ? { code: promoUse.code, discountHalalas: promoUse.discountHalalas } : null,
    paidAt,
    card: card?.card_last_four ? { scheme: card.card_scheme, lastFour: card.card_last_four } : null,
    ...writtenTerms(order),
  }
}
