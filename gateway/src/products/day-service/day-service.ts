import type { DocumentedService } from '#src/orders/documented-service.ts'
import { isLocale, type Locale, type LocalizedText } from '#src/locales.ts'
import type { ServiceDescription } from '#src/mail/booking-email.ts'
import type { Hold } from '#src/orders/holds/tables.ts'
import { leadName, type LeadTraveler, passportKeys, leadTravelerRefusal } from '#src/orders/lead-traveler.ts'
import type { Product, Repricing } from '#src/orders/product.ts'
import type { Order } from '#src/orders/repository.ts'
import { cancelAtSupplier, orderFromSupplier } from '#src/suppliers/orders/repository.ts'
import { servicePolicy } from './policy.ts'
import { makkahInstant } from '#src/values/calendar.ts'
import { createServiceChanges } from './service-changes.ts'
import { insertServiceOrder, readServiceOrder, readServiceOrders, type ServiceTable } from './repository.ts'
import { serviceNames } from './service-names.ts'
import type { ServiceOrder } from './tables.ts'

/** Fields of a service reservation besides the buyer and the hold. */
export interface ServiceRequest {
  readonly requestObject: { readonly travellerDetails: { readonly details: LeadTraveler } }
}

/** A hold of a service with its offer. */
export type ServiceHold<Row extends ServiceOrder> = Hold<Row['offer'], unknown>

/** The product-specific parts of a one-day service. */
export interface DayService<Row extends ServiceOrder, Request extends ServiceRequest> extends Pick<
  Product,
  'kind' | 'bookingType' | 'operation'
> {
  readonly table: ServiceTable
  readonly repricing?: Repricing<ServiceHold<Row>>
  readonly referencePrefix: string
  paxCount(offer: Row['offer']): number
  /** Returns names for the text search, besides those of the company and the traveler. */
  searchNames(offer: Row['offer']): string[]
  /** Returns the time at which the service starts, in Makkah time, or null for the start of the day. */
  startTime?(request: Request): string | null
  /** Returns the values of the product's own columns. */
  columns?(request: Request): object
  /** Returns the product's own fields of a list row. */
  listRow(offer: Row['offer'], day: string, locale: Locale): Record<string, unknown>
  /** Describes the order for an e-mail. */
  describe(row: Row, order: Order, locale: Locale): ServiceDescription
  /** Returns the product's part of the content of documents. */
  document(row: Row, order: Order): Pick<DocumentedService, 'name' | 'lines' | 'notes'>
}

/** Label of the service day on documents. */
const dayLabel: LocalizedText = {
  'en-US': 'Date',
  'ar-SA': 'التاريخ',
  'tr-TR': 'Tarih',
  'id-ID': 'Tanggal',
  'ur-PK': 'تاریخ',
}

/** Creates a product for one-day services. The availability check holds them, and they are booked in the name of one traveler. */
export const createDayService = <Row extends ServiceOrder, Request extends ServiceRequest>(
  service: DayService<Row, Request>,
): Product<Request, ServiceHold<Row>> => ({
  kind: service.kind,
  bookingType: service.bookingType,
  operation: service.operation,
  ...(service.repricing && { repricing: service.repricing }),
  check: async (_trx, _deps, hold, request) => {
    const { offer, starts_on: day, supplier, total_halalas: totalHalalas } = hold
    const { details: traveler } = request.requestObject.travellerDetails
    const problem = leadTravelerRefusal(traveler)
    if (problem) return { kind: 'refused', envelope: problem }
    return {
      kind: 'accepted',
      order: {
        supplier,
        referencePrefix: service.referencePrefix,
        totalHalalas,
        commissionHalalas: offer.price.commission,
        startsOn: day,
        endsOn: null,
        startsAt: makkahInstant(`${day}T${service.startTime?.(request) ?? '00:00'}:00`),
        leadName: leadName(traveler),
        paxCount: service.paxCount(offer),
        policy: servicePolicy(offer.company, day, totalHalalas),
        payLaterUntil: null,
        searchNames: serviceNames(service, offer),
        lookupKeys: passportKeys(traveler),
      },
      write: (trx, reference) =>
        insertServiceOrder(trx, service.table, {
          order_reference: reference,
          offer: JSON.stringify(offer),
          traveler: JSON.stringify(traveler),
          ...service.columns?.(request),
        }),
    }
  },
  order: (deps, order) => orderFromSupplier(deps, order),
  cancel: cancelAtSupplier,
  changes: createServiceChanges(service),
  readListFields: async (db, orders, language) => {
    const days = new Map(orders.map(({ reference, starts_on }) => [reference, starts_on]))
    const locale = isLocale(language) ? language : 'en-US'
    const rows = await readServiceOrders<Row>(db, service.table, [...days.keys()])
    return new Map(
      rows.map(({ order_reference: reference, offer }) => [
        reference,
        service.listRow(offer, days.get(reference) ?? '', locale),
      ]),
    )
  },
  documentSpan: ({ startsOn }) => ({ days: [{ label: dayLabel, day: startsOn, hours: null }], length: null }),
  describe: async (trx, order, locale) =>
    service.describe(await readServiceOrder<Row>(trx, service.table, order.reference), order, locale),
  document: async (trx, order) => {
    const row = await readServiceOrder<Row>(trx, service.table, order.reference)
    return {
      ...service.document(row, order),
      address: null,
      phone: null,
      checkInTime: null,
      checkOutTime: null,
      fees: null,
      tax: row.offer.price.tax,
    }
  },
})
