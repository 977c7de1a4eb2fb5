/** Travelers form of the current party, stored for this tab. Prefills the checkout when the agent quotes another room, hotel or date. */
import * as z from 'zod/mini'
import type { RoomGuests } from '#src/domain/occupancy.ts'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'
import { type TravelersForm, fitsGroups, travelersFormSchema } from '../travelers/travelers-form.ts'

const key = 'checkout.party'

export const storePartyForm = (form: TravelersForm): void => writePrivate('tab', key, form)

export const removePartyForm = (): void => writePrivate('tab', key, null)

/** Returns the stored form if it contains names and its party has the same rooms and ages. */
export function readPartyForm(groups: readonly RoomGuests[]): TravelersForm | undefined {
  const { data } = z.safeParse(travelersFormSchema, readPrivate('tab', key))
  const hasNames = data && [data.lead, ...data.guests].some(({ firstName, lastName }) => firstName || lastName)
  return hasNames && fitsGroups(data, groups) ? data : undefined
}
