import { type HeldFigures, readHeldFigures } from '../../checkout/held-figures.ts'
import { count, field, type WireObject } from '../../gateway/wire.ts'
import { restoreName } from '../../service-search/named.ts'
import type { Suppliers } from '../../trade/supplier.ts'
import { listCategories, type GroundOffer, readOffers } from '../read-offers.ts'
import type { GroundRequest } from './choose-package.ts'
import type { HeldGround } from './ground-quote.ts'

/** Returns the prices of the package and each extra. */
export const listPrices = ({ price, extras }: GroundOffer) => [price, ...extras.map((extra) => extra.price)]

const hasSameExtras = (held: GroundOffer, { extras }: GroundOffer) =>
  held.extras.length === extras.length &&
  extras.every((requested) =>
    held.extras.some(
      ({ code, quantity, days }) =>
        code === requested.code && quantity === requested.quantity && days === requested.days,
    ),
  )

const hasSameCode = (held: { code: string } | null, requested: { code: string } | null) =>
  held === null || requested === null || held.code === requested.code

/** Reads an availability response; null unless it matches the requested package, pilgrims and extras, and its figures add up. */
export function readHeldGround(
  response: WireObject,
  { input, offer: requested, provider }: GroundRequest,
  suppliers: Suppliers,
): (HeldFigures & HeldGround) | null {
  const { offers, unreadableCount } = readOffers([{ ...response, provider }], { searchId: '', input, suppliers })
  const [held] = offers
  if (!held || offers.length > 1 || unreadableCount > 0) return null
  const pilgrims = count(field(listCategories(response)[0], 'quantity')) ?? input.pilgrims
  const matchesRequest = hasSameCode(held.company, requested.company) && hasSameCode(held.package, requested.package)
  if (!matchesRequest || pilgrims !== input.pilgrims || !hasSameExtras(held, requested)) return null
  const [first, ...others] = listPrices(held)
  const parts = [
    ...(first ? [{ price: first, cancellationPolicy: held.cancellationPolicy ?? requested.cancellationPolicy }] : []),
    ...others.map((price) => ({ price, cancellationPolicy: null })),
  ]
  const figures = readHeldFigures(response, parts, { provider, suppliers })
  return (
    figures && {
      ...figures,
      offer: {
        ...requested,
        price: held.price,
        extras: held.extras.map((extra) => restoreName(extra, requested.extras)),
      },
    }
  )
}
