import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import * as companiesAndStock from './orders/001-companies-and-stock.ts'
import * as walletLedger from './orders/010-wallet-ledger.ts'
import * as bookings from './orders/011-bookings.ts'
import * as paymentGuards from './orders/012-payment-guards.ts'
import * as mails from './mail/020-mails.ts'
import * as accounts from './accounts/030-accounts.ts'
import * as profiles from './accounts/031-profiles.ts'
import * as authenticatorEnrolments from './accounts/032-authenticator-enrolments.ts'
import * as signIns from './accounts/033-sign-ins.ts'
import * as contactMessages from './accounts/034-contact-messages.ts'
import * as mailStates from './mail/050-mail-states.ts'
import * as sessions from './accounts/051-sessions.ts'
import * as orders from './orders/052-orders.ts'
import * as liveHolds from './orders/053-live-holds.ts'
import * as registrationDetails from './accounts/054-registration-details.ts'
import * as specialRequests from './orders/055-special-requests.ts'
import * as exchangeRates from './accounts/073-exchange-rates.ts'
import * as companyCountry from './accounts/058-company-country.ts'
import * as mailedServices from './mail/059-mailed-services.ts'
import * as orderLists from './order-lists/060-order-lists.ts'
import * as holdsOfEveryProduct from './orders/061-holds-of-every-product.ts'
import * as transportOrders from './orders/062-transport-orders.ts'
import * as groundOrders from './orders/063-ground-orders.ts'
import * as promotions from './orders/064-promotions.ts'
import * as paymentLinks from './orders/067-payment-links.ts'
import * as accountPositions from './wallet/080-account-positions.ts'
import * as tagEvents from './orders/083-tag-events.ts'
import * as unansweredOrders from './orders/084-unanswered-orders.ts'
import * as documents from './documents/090-documents.ts'
import * as cardPayments from './wallet/092-card-payments.ts'
import * as orderLookup from './order-lists/093-order-lookup.ts'
import * as unpaidOrders from './orders/096-unpaid-orders.ts'
import * as cardBookings from './orders/098-card-bookings.ts'
import * as companyLogos from './documents/100-company-logos.ts'
import * as ordersByTotal from './order-lists/101-orders-by-total.ts'
import * as orderChanges from './orders/102-order-changes.ts'
import * as returnedTopUps from './wallet/103-returned-top-ups.ts'
import * as lapsedCards from './wallet/104-lapsed-cards.ts'
import * as declinedActions from './wallet/105-declined-actions.ts'
import * as topUpKeys from './wallet/106-top-up-keys.ts'
import * as supplierReferences from './order-lists/107-supplier-references.ts'
import * as abandonedOrders from './orders/120-abandoned-orders.ts'
import * as tightenedTerms from './order-lists/125-tightened-terms.ts'
import * as searchKeys from './order-lists/130-search-keys.ts'
import * as rereadTopUps from './wallet/140-reread-top-ups.ts'
import * as lookupKeys from './order-lists/141-lookup-keys.ts'
import * as rereadCharges from './wallet/142-reread-charges.ts'
import * as trips from './trips/150-trips.ts'

/** One set for PGlite and PostgreSQL 15, run in name order. */
const migrations = {
  '001-companies-and-stock': companiesAndStock,
  '010-wallet-ledger': walletLedger,
  '011-bookings': bookings,
  '012-payment-guards': paymentGuards,
  '020-mails': mails,
  '030-accounts': accounts,
  '031-profiles': profiles,
  '032-authenticator-enrolments': authenticatorEnrolments,
  '033-sign-ins': signIns,
  '034-contact-messages': contactMessages,
  '050-mail-states': mailStates,
  '051-sessions': sessions,
  '052-orders': orders,
  '053-live-holds': liveHolds,
  '054-registration-details': registrationDetails,
  '055-special-requests': specialRequests,
  '058-company-country': companyCountry,
  '059-mailed-services': mailedServices,
  '060-order-lists': orderLists,
  '061-holds-of-every-product': holdsOfEveryProduct,
  '062-transport-orders': transportOrders,
  '063-ground-orders': groundOrders,
  '064-promotions': promotions,
  '067-payment-links': paymentLinks,
  '073-exchange-rates': exchangeRates,
  '080-account-positions': accountPositions,
  '083-tag-events': tagEvents,
  '084-unanswered-orders': unansweredOrders,
  '090-documents': documents,
  '092-card-payments': cardPayments,
  '093-order-lookup': orderLookup,
  '096-unpaid-orders': unpaidOrders,
  '098-card-bookings': cardBookings,
  '100-company-logos': companyLogos,
  '101-orders-by-total': ordersByTotal,
  '102-order-changes': orderChanges,
  '103-returned-top-ups': returnedTopUps,
  '104-lapsed-cards': lapsedCards,
  '105-declined-actions': declinedActions,
  '106-top-up-keys': topUpKeys,
  '107-supplier-references': supplierReferences,
  '120-abandoned-orders': abandonedOrders,
  '125-tightened-terms': tightenedTerms,
  '130-search-keys': searchKeys,
  '140-reread-top-ups': rereadTopUps,
  '141-lookup-keys': lookupKeys,
  '142-reread-charges': rereadCharges,
  '150-trips': trips,
}

/** Migrates the database to a version, by default the newest; does nothing if it is already there. */
export async function migrate<T>(db: Kysely<T>, target?: keyof typeof migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await (target ? migrator.migrateTo(target) : migrator.migrateToLatest())
  if (error) throw error
}
