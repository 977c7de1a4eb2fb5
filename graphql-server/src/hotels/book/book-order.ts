import type { BookHotelInput, Occupancy } from '../../__generated__/schema-types.ts'
import type { FieldFault } from '../../errors/invalid-input.ts'
import { parseHalalas } from '../../values/money.ts'
import { authCode, collectFaults, freeText, iban, vatNumber } from '../../input/field-rules.ts'
import { type Guest, checkGuests } from './guests.ts'

/** What an agent orders, checked. */
export type Order = {
  acceptedHalalas: number
  guests: Guest[]
  iban: string | null
  vatNumber: string
  agentReference: string | null
  authCode: string
}

const reference = freeText({ max: 40 })

/** Checks everything of an order that needs no gateway; `faults` names every field at fault. */
export function checkOrder(input: BookHotelInput, rooms: readonly Occupancy[]): { order: Order; faults: FieldFault[] } {
  const { guests, faults } = checkGuests(input.lead, input.guests, rooms)
  const { take } = collectFaults(faults)
  const acceptedHalalas = parseHalalas(input.acceptedTotal)
  if (acceptedHalalas === null || acceptedHalalas <= 0 || /\.\d{3}/.test(input.acceptedTotal)) {
    faults.push({ path: 'acceptedTotal', code: 'FIELD_INVALID' })
  }
  const order: Order = {
    acceptedHalalas: acceptedHalalas ?? 0,
    guests,
    // A field left empty means the same as one left out.
    iban: input.iban?.trim() ? take(iban('iban', input.iban)) : null,
    vatNumber: take(vatNumber('vatNumber', input.vatNumber)),
    agentReference: take(reference('agentReference', input.agentReference ?? '')) || null,
    authCode: take(authCode('payment.wallet.authCode', input.payment.wallet?.authCode ?? '')),
  }
  return { order, faults }
}
