import { group as account } from './examples/account/group.ts'
import { group as agent } from './examples/agent/group.ts'
import { group as book } from './examples/book/group.ts'
import { group as bookings } from './examples/bookings/group.ts'
import { group as groundServices } from './examples/ground-services/group.ts'
import { group as paymentLinks } from './examples/payment-links/group.ts'
import { group as withoutAccount } from './examples/public/group.ts'
import { group as search } from './examples/search/group.ts'
import { group as transport } from './examples/transport/group.ts'
import { group as trips } from './examples/trips/group.ts'
import type { Group } from './examples/example.ts'

export const groups: Group[] = [
  agent,
  search,
  transport,
  groundServices,
  book,
  paymentLinks,
  trips,
  bookings,
  account,
  withoutAccount,
]

/** Operations by file name, without the extension. */
export const documents: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('./examples/*/*.graphql', { query: '?raw', import: 'default', eager: true }),
  ).map(([path, text]) => [path.replace(/^.*\/|\.graphql$/g, ''), text]),
)
