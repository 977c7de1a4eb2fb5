import { randomUUID } from 'node:crypto'
import type { Findings } from '../findings.ts'
import type { OfferedRoom } from '../read-calls.ts'
import { failureOf, field, type Gateway, rows, send, text } from '../wire.ts'

/** A reserved address that nobody owns (RFC 2606). */
const receiver = 'contract-check@example.com'

const DAY_MS = 86_400_000

/** Shares a room by a payment link, opens and lists it, and disables it. Paying it takes an agent of another company. */
export async function checkPaymentLink(gateway: Gateway, findings: Findings, { choice }: OfferedRoom): Promise<void> {
  const { roomGroups, ...search } = choice
  const created = await send(gateway, 'POST', '/cart/link', {
    id: randomUUID(),
    email: receiver,
    expirationTime: new Date(Date.now() + DAY_MS).toISOString(),
    cultCode: 'en-US',
    data: {
      type: 'hotel',
      search,
      basket: { totalPrice: 100, hotelName: 'Contract check' },
      selectedRooms: roomGroups,
    },
  })
  const failure = failureOf(created)
  if (failure) return findings.degraded('POST /cart/link', `${failure}; payment links are not available`)
  const id = text(field(created.response, 'id'))
  if (!id) return findings.degraded('POST /cart/link', 'response.id is missing; links cannot be opened or disabled')
  findings.works('POST /cart/link', `shares a room with ${receiver}`)

  const path = `/cart/link?id=${encodeURIComponent(id)}`
  const opened = await send(gateway, 'GET', path)
  const problem = failureOf(opened)
  const isComplete = rows(field(field(opened.answer, 'data'), 'selectedRooms')).length > 0
  if (problem) findings.degraded('GET /cart/link', `${problem}; the link cannot be paid`)
  else if (!isComplete) findings.degraded('GET /cart/link', 'data is not what was shared; the link cannot be paid')
  else findings.works('GET /cart/link', 'returns what was shared')

  const mine = await send(gateway, 'GET', '/share/list/me')
  const isListed = rows(field(mine.answer, 'results')).some((row) =>
    [field(row, 'id'), field(row, 'trackId')].map(text).includes(id),
  )
  if (isListed) findings.works('GET /share/list/me', 'lists the new link')
  else findings.degraded('GET /share/list/me', 'the new link is not on the first page')

  const disabled = failureOf(await send(gateway, 'PUT', '/share', { id, disabled: true }))
  if (disabled) return findings.degraded('PUT /share', `${disabled}; the link stays open for a day`)
  findings.works('PUT /share', 'disables the link')
  const reopened = await send(gateway, 'GET', path)
  const refusal = failureOf(reopened)
  if (refusal) findings.works('GET /cart/link', `refuses the disabled link (${refusal})`)
  else findings.degraded('GET /cart/link', 'a disabled link can still be opened')
}
