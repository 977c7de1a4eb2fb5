import type { Findings } from './findings.ts'
import { findFailure, field, type Gateway, type Result, rows, send } from './wire.ts'

const call = 'GET /hotels/reservations?select='
const bodyCall = 'POST /hotels/reservations/select'
const effect = 'the server reads each company’s whole list, up to 20,000 bookings'

/** Text that no booking contains. */
const unknownText = `contract-check-${Date.now().toString(36)}`

const selectByQuery = (gateway: Gateway, lists: object) =>
  send(gateway, 'GET', `/hotels/reservations?select=${encodeURIComponent(JSON.stringify(lists))}`)

/** Returns a selected list by name; undefined if the response does not have it. */
const readSelected = ({ body }: Result, name: string) => field(field(body, 'selected'), name)

/**
 * Checks selected lists, which the gateway filters, sorts, counts and pages itself. They are optional, but a gateway that supports them must support
 * every condition in `where`.
 */
export async function checkSelectedLists(gateway: Gateway, findings: Findings): Promise<void> {
  const result = await selectByQuery(gateway, { check: { pageSize: 1, with: ['statuses'] } })
  const list = findFailure(result) ? undefined : readSelected(result, 'check')
  if (list === undefined) {
    const failure = findFailure(result) ?? 'the gateway does not select lists: `selected` is missing'
    findings.degraded(call, `${failure}; ${effect}`)
    return findings.skipped(bodyCall, 'only for gateways that select lists by query parameter')
  }
  const total = field(list, 'totalCount')
  if (typeof total !== 'number') return findings.missing(call, '`totalCount` is missing in a selected list')
  findings.works(call, `counts ${total} reservations and sends ${rows(field(list, 'results')).length}`)
  if (rows(field(list, 'statuses')).length === 0 && total > 0)
    findings.degraded(call, '`statuses` is missing in a selected list; statuses are shown without counts')

  const unknownCondition = await selectByQuery(gateway, { check: { where: [{ contractCheck: true }], pageSize: 1 } })
  if (readSelected(unknownCondition, 'check') === undefined)
    findings.works(call, 'refuses an unknown condition in `where`')
  else
    findings.missing(
      call,
      'ignores an unknown condition in `where`; lists would show bookings that the filters exclude',
    )

  await selectByBody(gateway, findings, total)
}

/** Sends the selection in the request body, with a text that no booking contains. */
async function selectByBody(gateway: Gateway, findings: Findings, total: number) {
  const select = { check: { where: [{ text: unknownText }], pageSize: 1 } }
  const result = await send(gateway, 'POST', '/hotels/reservations/select', { select })
  const failure = findFailure(result)
  const found = field(readSelected(result, 'check'), 'totalCount')
  if (failure || found === undefined)
    return findings.degraded(
      bodyCall,
      `${failure ?? '`selected` or its `totalCount` is missing'}; searches by text or tag read the whole list`,
    )
  if (total > 0 && found === total) return findings.missing(bodyCall, 'ignores `text` in `where`')
  findings.works(bodyCall, 'applies `text` in `where`')
  const supports = field(result.body, 'supports')
  if (!Array.isArray(supports) || !supports.includes('select.post'))
    findings.degraded(bodyCall, '`supports` does not list `select.post`; searches by text or tag read the whole list')
}
