import type about from './en-US/about.json'
import type auth from './en-US/auth.json'
import type change from './en-US/change.json'
import type worklist from './en-US/worklist.json'
import type bookings from './en-US/bookings.json'
import type cancel from './en-US/cancel.json'
import type card from './en-US/card.json'
import type checkout from './en-US/checkout.json'
import type common from './en-US/common.json'
import type components from './en-US/components.json'
import type contact from './en-US/contact.json'
import type documents from './en-US/documents.json'
import type errors from './en-US/errors.json'
import type exported from './en-US/export.json'
import type fields from './en-US/fields.json'
import type ground from './en-US/ground.json'
import type guides from './en-US/guides.json'
import type history from './en-US/history.json'
import type home from './en-US/home.json'
import type hotel from './en-US/hotel.json'
import type hotels from './en-US/hotels.json'
import type listing from './en-US/listing.json'
import type legal from './en-US/legal.json'
import type payment from './en-US/payment.json'
import type privacy from './en-US/privacy.json'
import type profile from './en-US/profile.json'
import type register from './en-US/register.json'
import type ride from './en-US/ride.json'
import type search from './en-US/search.json'
import type shared from './en-US/shared.json'
import type stay from './en-US/stay.json'
import type terms from './en-US/terms.json'
import type tools from './en-US/tools.json'
import type transport from './en-US/transport.json'
import type wallet from './en-US/wallet.json'

/** Types of text keys, derived from the English texts. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
  }
  interface ResourceNamespaceMap {
    about: typeof about
    auth: typeof auth
    change: typeof change
    worklist: typeof worklist
    bookings: typeof bookings
    cancel: typeof cancel
    card: typeof card
    checkout: typeof checkout
    common: typeof common
    components: typeof components
    contact: typeof contact
    documents: typeof documents
    errors: typeof errors
    export: typeof exported
    fields: typeof fields
    ground: typeof ground
    guides: typeof guides
    history: typeof history
    home: typeof home
    hotel: typeof hotel
    hotels: typeof hotels
    listing: typeof listing
    legal: typeof legal
    payment: typeof payment
    privacy: typeof privacy
    profile: typeof profile
    register: typeof register
    ride: typeof ride
    search: typeof search
    shared: typeof shared
    stay: typeof stay
    terms: typeof terms
    tools: typeof tools
    transport: typeof transport
    wallet: typeof wallet
  }
}
