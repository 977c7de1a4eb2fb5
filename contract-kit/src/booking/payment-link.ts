import { randomUUID } from 'node:crypto'
import type { Findings } from '../findings.ts'
import type { OfferedRoom } from '../read-calls.ts'
import { findFailure, field, type Gateway, rows, send, text } from '../wire.ts'

/** A reserved e-mail address that nobody owns (RFC 2606). */
const recipient = 'contract-check@example.com'

const DAY_MS = 86_400_000

/** Shares a room by payment link, then opens, lists and disables the link. The link is not paid, because only an agent of another company can pay it. */
export async function checkPaymentLink(gateway: Gateway, findings: Findings, { choice }: OfferedRoom): Promise<void> {
  const { roomGroups, ...search } = choice
  const created = await send(gateway, 'POST', '/cart/link', {
    id: randomUUID(),
    email: recipient,
    expirationTime: new Date(Date.now() + DAY_MS).toISOString(),
    cultCode: 'en-US',
    data: {
      type: 'hotel',
      search,
      basket: { totalPrice: 100, hotelName: 'Contract check' },
      selectedRooms: roomGroups,
    },
  })
  const failure = findFailure(created)
  if (failure) return findings.degraded('POST /cart/link', `${failure}; payment links are not available`)
  const id = text(field(created.content, 'id'))
  if (!id) return findings.degraded('POST /cart/link', '`response.id` is missing; links cannot be opened or disabled')
  findings.works('POST /cart/link', `shares a room with ${recipient}`)

  const path = `/cart/link?id=${encodeURIComponent(id)}`
  const opened = await send(gateway, 'GET', path)
  const openFailure = findFailure(opened)
  const isComplete = rows(field(field(opened.body, 'data'), 'selectedRooms')).length > 0
  if (openFailure) findings.degraded('GET /cart/link', `${openFailure}; the link cannot be paid`)
  else if (!isComplete) findings.degraded('GET /cart/link', '`data.selectedRooms` is missing; the link cannot be paid')
  else findings.works('GET /cart/link', 'returns the shared rooms')

  const list = await send(gateway, 'GET', '/share/list/me')
  const isListed = rows(field(list.body, 'results')).some((row) =>
    [field(row, 'id'), field(row, 'trackId')].map(text).includes(id),
  )
  if (isListed) findings.works('GET /share/list/me', 'lists the new link')
  else findings.degraded('GET /share/list/me', 'the new link is not on the first page')

  const disableFailure = findFailure(await send(gateway, 'PUT', '/share', { id, disabled: true }))
  if (disableFailure) return findings.degraded('PUT /share', `${disableFailure}; the link stays open for a day`)
  findings.works('PUT /share', 'disables the link')
  const refusal = findFailure(await send(gateway, 'GET', path))
  if (refusal) findings.works('GET /cart/link', `refuses the disabled link (${refusal})`)
  else findings.degraded('GET /cart/link', 'a disabled link can still be opened')
}
