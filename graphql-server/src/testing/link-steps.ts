/** Payment links, for tests. */
import { type StubRequest, enveloped } from './stub-gateway.ts'
import type { TestServer } from './start-server.ts'

export const linkId = 'Ck3-shared-link-of-first-agency-01'

/** A link as a gateway tells of it, without what it shares. */
export const aLink = (changes: object = {}) => ({
  id: linkId,
  createdAt: '2026-11-21T09:00:00Z',
  expirationTime: '2026-11-22T09:00:00Z',
  status: 'UNPAID',
  userEmail: 'owner@agency.test',
  userCompany: 'First Agency',
  targetUserEmail: 'receiver@agency.test',
  targetUserCompany: 'Second Agency',
  targetUserLanguage: 'ar-SA',
  openedCount: 2,
  lastOpenedAt: '2026-11-21T09:30:00Z',
  paidAt: null,
  brn: null,
  provider: null,
  isOwnBooking: false,
  isMine: false,
  history: null,
  ...changes,
})

/** Makes the gateway store one shared link, as it was sent, and returns the bodies that it was sent. */
export function storeLinks({ gateway }: TestServer, link: object = aLink()) {
  const sent: Record<string, unknown>[] = []
  gateway.answer('/cart/link', ({ query, body }: StubRequest) => {
    if (query['id'] === linkId && sent[0]) return { ...enveloped(link), data: sent[0]['data'], errorCode: null }
    if (query['id']) return { ...enveloped(null), data: null, errorCode: 'LINK_NOT_FOUND' }
    sent.push(body)
    return enveloped({
      id: linkId,
      expirationTime: body['expirationTime'],
      targetUserCompany: 'Second Agency',
      targetUserLanguage: 'ar-SA',
    })
  })
  return sent
}

const shareDocument = `mutation ($input: CreatePaymentLinkInput!) { createPaymentLink(input: $input) {
  __typename
  ... on PaymentLinkCreated { id path expiresAt receiverCompany receiverLanguage }
  ... on UserError { code message }
  ... on InvalidInput { fields { path code message } }
} }`

/** Shares a quote. */
export async function share(server: TestServer, quoteId: string, changes: object = {}, who: { token?: string } = {}) {
  const input = {
    quoteId,
    email: 'receiver@agency.test',
    expiresAt: '2026-11-22T09:00:00Z',
    idempotencyKey: 'share-0001',
    ...changes,
  }
  return (await server.query(shareDocument, { input }, who)).data.createPaymentLink
}

const quoteLinkDocument = `mutation ($id: ID!) { quotePaymentLink(id: $id) {
  __typename
  ... on HotelQuoted {
    quote { id paymentLinkId hotel { id name } rooms { occupancy { adults childAges } } price { total { amount } } checkInTime }
    priceChanged { previousTotal { amount } newTotal { amount } }
  }
  ... on UserError { code message }
} }`

/** Opens a link: a quote of the caller. */
export const quoteLink = async (
  server: TestServer,
  id: string = linkId,
  who: { token?: string; locale?: 'tr-TR' | 'ar-SA' } = {},
) => (await server.query(quoteLinkDocument, { id }, who)).data.quotePaymentLink
