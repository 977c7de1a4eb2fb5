/** Test steps for payment links. */
import { type StubRequest, enveloped } from './stub-gateway.ts'
import type { TestServer } from './start-server.ts'

export const linkId = 'Ck3-shared-link-of-first-agency-01'

/** Returns a gateway's link without its shared data. */
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

const createLinkId = (count: number) => linkId.replace(/01$/, `0${count}`)

/** Makes the gateway store shared links unchanged. Returns the bodies that it receives. */
export function storeLinks({ gateway }: TestServer, link: object = aLink()) {
  const receivedBodies: Record<string, unknown>[] = []
  gateway.respondTo('/cart/link', ({ query, body }: StubRequest) => {
    const id = query['id']
    const stored = receivedBodies.find((_body, index) => createLinkId(index + 1) === id)
    if (stored) return { ...enveloped({ ...link, id }), data: stored['data'], errorCode: null }
    if (id) return { ...enveloped(null), data: null, errorCode: 'LINK_NOT_FOUND' }
    receivedBodies.push(body)
    return enveloped({
      id: createLinkId(receivedBodies.length),
      expirationTime: body['expirationTime'],
      targetUserCompany: 'Second Agency',
      targetUserLanguage: 'ar-SA',
    })
  })
  return receivedBodies
}

const shareDocument = `mutation ($input: CreatePaymentLinkInput!) { createPaymentLink(input: $input) {
  __typename
  ... on PaymentLinkCreated { id path expiresAt receiverCompany receiverLanguage }
  ... on UserError { code message }
  ... on InvalidInput { fields { path code message } }
} }`

/** Shares a quote. */
export async function share(
  server: TestServer,
  quoteId: string,
  changes: object = {},
  caller: { token?: string } = {},
) {
  const input = {
    quoteId,
    email: 'receiver@agency.test',
    expiresAt: '2026-11-22T09:00:00Z',
    idempotencyKey: 'share-0001',
    ...changes,
  }
  return (await server.query(shareDocument, { input }, caller)).data.createPaymentLink
}

const quoteLinkDocument = `mutation ($id: ID!) { quotePaymentLink(id: $id) {
  __typename
  ... on HotelQuoted {
    quote { id paymentLinkId hotel { id name } rooms { occupancy { adults childAges } } price { total { amount } } checkInTime }
    priceChanged { previousTotal { amount } newTotal { amount } }
  }
  ... on UserError { code message }
} }`

/** Opens a link, which creates a quote for the caller. */
export const quoteLink = async (
  server: TestServer,
  id: string = linkId,
  caller: { token?: string; locale?: 'tr-TR' | 'ar-SA' } = {},
) => (await server.query(quoteLinkDocument, { id }, caller)).data.quotePaymentLink
