/** Simulates an agent who opens bookings, searches, turns pages, filters and opens documents, and sometimes books or signs in. */
import { setTimeout as wait } from 'node:timers/promises'
import { download, post } from '../graphql.ts'
import { bookings, firstPage, hotelDetail, hotelSearch, buildSearchVariables } from '../searches.ts'
import { type Agent, computeAuthenticatorCode, vatNumber } from './bench-agents.ts'
import type { Tally } from './tally.ts'

const quote = `mutation ($input: QuoteHotelInput!) { quoteHotel(input: $input) {
  __typename ... on HotelQuoted { quote { id price { total { amount } } } }
} }`
const book = `mutation ($input: BookHotelInput!) { bookHotel(input: $input) {
  __typename ... on HotelBooked { booking { id reference status } }
} }`
const issue = `mutation ($input: IssueBookingDocumentInput!) { issueBookingDocument(input: $input) {
  __typename ... on DocumentReady { path }
} }`

/** Sends an operation and records its response time or failure. */
export async function send<T>(
  { url, token, tally }: { url: string; token: string; tally: Tally },
  kind: string,
  query: string,
  variables: object,
): Promise<T | null> {
  const started = performance.now()
  try {
    const { data, errors } = await post<T>(url, token, query, variables)
    if (!data || errors.length > 0) throw new Error(errors.map(({ extensions }) => extensions?.code).join(', '))
    tally.addTime(kind, performance.now() - started)
    return data
  } catch (error) {
    tally.fail(kind, error instanceof Error ? error.message : String(error))
    return null
  }
}

type Page = { hotelSearch: { searchId: string; pageCount: number; items: { hotel: { id: string } }[] } }
type Detail = {
  hotel: {
    searchId: string
    roomGroups: { bookedTogether: boolean; rooms: { roomIndexes: number[]; rates: { id: string }[] }[] }[]
  } | null
}
type Quoted = { quoteHotel: { __typename: string; quote?: { id: string; price: { total: { amount: string } } } } }
type Booked = { bookHotel: { __typename: string; booking?: { id: string; reference: string; status: string } } }
type Issued = { issueBookingDocument: { __typename: string; path?: string } }

const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]

const sorts = ['PRICE_ASC', 'PRICE_DESC', 'RATING_DESC', 'DISTANCE_ASC', 'RECOMMENDED']
const filters = [{}, {}, { stars: [4, 5] }, { refundable: true }, { boards: ['BREAKFAST'] }, { name: 'al' }]

const documents = ['INVOICE', 'VOUCHER', 'RECEIPT'].flatMap((kind) =>
  ['en-US', 'ar-SA', 'tr-TR', 'id-ID', 'ur-PK'].map((language) => ({ kind, language })),
)

/** Signs in to the identity stand-in with a demo account, because the bench's agents have tokens of another user pool. */
async function signIn(identityUrl: string, tally: Tally): Promise<void> {
  const started = performance.now()
  const response = await fetch(identityUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      ClientId: 'rihlademoclient0000000000',
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'agent@demo.test', PASSWORD: 'Umrah-2026!' },
    }),
  }).catch((error: unknown) => String(error))
  if (typeof response === 'string' || !response.ok)
    return tally.fail('sign in', typeof response === 'string' ? response : `${response.status}`)
  await response.arrayBuffer()
  tally.addTime('sign in', performance.now() - started)
}

/** Runs the agent until the time `until`, alternating between the servers like a load balancer. */
export async function runAgent(
  agent: Agent,
  {
    index,
    urls,
    identityUrl,
    token,
    tally,
    rampMs,
    until,
  }: {
    index: number
    rampMs: number
    urls: string[]
    identityUrl: string
    token: string
    tally: Tally
    until: number
  },
): Promise<void> {
  // Searches in Madinah, because `gateway-proxy.ts` answers searches in Makkah itself. At most two agents share the same dates.
  const search = buildSearchVariables('SA4', 40 + (index % 40))
  const { input } = search
  let turn = index
  let page: Page['hotelSearch'] | undefined
  let lastStep = 0
  const bookingIds: string[] = []
  const sendNext = <T>(kind: string, query: string, variables: object) =>
    send<T>({ url: urls[turn++ % urls.length] ?? '', token, tally }, kind, query, variables)

  async function bookRoom(searchId: string, id: string): Promise<void> {
    const { code, step } = computeAuthenticatorCode(agent, new Date())
    if (step === lastStep) return
    lastStep = step
    const found = await sendNext<Detail>('hotel', hotelDetail, { id, searchId })
    const rate = found?.hotel?.roomGroups[0]?.rooms[0]?.rates[0]
    if (!rate) return
    const selection = { searchId, hotelId: id, rooms: [{ roomIndex: 0, rateId: rate.id }] }
    const quoted = (await sendNext<Quoted>('quote', quote, { input: selection }))?.quoteHotel
    if (!quoted?.quote) return tally.refuse(quoted?.__typename ?? 'no quote')
    const data = await sendNext<Booked>('book', book, {
      input: {
        quoteId: quoted.quote.id,
        acceptedTotal: quoted.quote.price.total.amount,
        idempotencyKey: `bench-${index}-${step}`,
        payment: { wallet: { authCode: code } },
        lead: {
          salutation: 'MR',
          firstName: 'Bench',
          lastName: 'Traveler',
          email: agent.email,
          phoneCountryCode: '62',
          phone: '8120000000',
        },
        guests: [{ roomIndex: 0, type: 'ADULT', salutation: 'MR', firstName: 'Second', lastName: 'Traveler' }],
        vatNumber,
      },
    })
    const { __typename: outcome = 'no response', booking } = data?.bookHotel ?? {}
    if (!booking) return tally.refuse(outcome)
    tally.addBooking(booking.reference)
    bookingIds.push(booking.id)
  }

  async function openDocument(bookingId: string): Promise<void> {
    const input = { bookingId, ...pick(documents) }
    const issued = (await sendNext<Issued>('issue document', issue, { input }))?.issueBookingDocument
    if (!issued?.path) return tally.refuse(issued?.__typename ?? 'no document')
    const started = performance.now()
    const { status, bytes } = await download(`${urls[turn++ % urls.length]}${issued.path}`)
    if (status === 200 && bytes > 1000) tally.addTime('open document', performance.now() - started)
    else tally.fail('open document', `${status}, ${bytes} bytes`)
  }

  // Agents start at different times.
  await wait(Math.random() * rampMs)
  while (Date.now() < until) {
    const dice = Math.random()
    const hotel = page && pick(page.items)
    if (!page || dice < 0.03) {
      const found = await sendNext<Page>('search', hotelSearch, search)
      page = found?.hotelSearch ?? page
    } else if (dice < 0.73) {
      const { searchId, pageCount } = page
      const view = { sort: pick(sorts), where: pick(filters), page: 1 + Math.floor(Math.random() * pageCount) }
      await sendNext<Page>('cached page', hotelSearch, { input, searchId, pageSize: 20, ...view })
    } else if (dice < 0.9 || !hotel) {
      await sendNext('bookings', bookings, firstPage)
    } else if (dice < 0.945) {
      const bookingId = pick(bookingIds)
      if (bookingId !== undefined) await openDocument(bookingId)
    } else if (dice < 0.95) await signIn(identityUrl, tally)
    else await bookRoom(page.searchId, hotel.hotel.id)
    await wait(400 + Math.random() * 1200)
  }
}
