import type { Findings } from './findings.ts'
import { failureOf, field, type Gateway, type Result, rows, send } from './wire.ts'

const call = 'GET /hotels/reservations?select='
const bodyCall = 'POST /hotels/reservations/select'
const loss = 'the server reads the whole list of each company, of up to 20,000 bookings'

/** Text that no booking contains. */
const unknownText = `contract-check-${Date.now().toString(36)}`

const inAddress = (gateway: Gateway, lists: object) =>
  send(gateway, 'GET', `/hotels/reservations?select=${encodeURIComponent(JSON.stringify(lists))}`)

/** The selected list with a name; undefined where the answer has none. */
const listIn = ({ answer }: Result, name: string) => field(field(answer, 'selected'), name)

/** Checks selected lists: optional, but a gateway that supports them must support every condition. */
export async function selectLists(gateway: Gateway, findings: Findings): Promise<void> {
  const result = await inAddress(gateway, { check: { pageSize: 1, with: ['statuses'] } })
  const list = failureOf(result) ? undefined : listIn(result, 'check')
  if (list === undefined) {
    const failure = failureOf(result) ?? 'lists are not selected'
    findings.degraded(call, `${failure}; ${loss}`)
    return findings.untried(bodyCall, 'takes a gateway that selects lists')
  }
  const total = field(list, 'totalCount')
  if (typeof total !== 'number') return findings.missing(call, 'totalCount of a selected list is missing')
  findings.works(call, `counts ${total} reservations and sends ${rows(field(list, 'results')).length}`)
  if (rows(field(list, 'statuses')).length === 0 && total > 0)
    findings.degraded(call, 'statuses is missing; the statuses have no numbers')

  const odd = await inAddress(gateway, { check: { where: [{ contractCheck: true }], pageSize: 1 } })
  if (listIn(odd, 'check') === undefined) findings.works(call, 'refuses a condition that it does not know')
  else
    findings.missing(
      call,
      'ignores a condition that it does not know; lists would show other bookings than the filters say',
    )

  await selectByBody(gateway, findings, total)
}

/** Selects a list by a text that no booking has, in the request body. */
async function selectByBody(gateway: Gateway, findings: Findings, total: number) {
  const select = { check: { where: [{ text: unknownText }], pageSize: 1 } }
  const result = await send(gateway, 'POST', '/hotels/reservations/select', { select })
  const failure = failureOf(result)
  const found = field(listIn(result, 'check'), 'totalCount')
  if (failure || found === undefined)
    return findings.degraded(
      bodyCall,
      `${failure ?? 'no list is selected'}; a search by text or tag reads the whole list`,
    )
  if (total > 0 && found === total) return findings.missing(bodyCall, 'ignores the text of a search')
  findings.works(bodyCall, 'selects by a text')
  const supports = field(result.answer, 'supports')
  if (!Array.isArray(supports) || !supports.includes('select.post'))
    findings.degraded(bodyCall, 'supports does not name select.post; a search by text or tag reads the whole list')
}
