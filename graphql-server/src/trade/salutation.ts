import type { Salutation } from '../__generated__/schema-types.ts'
import { field, text } from '../gateway/wire.ts'

/** Title and gender of travelers on the wire. */
export const wireTitles: Record<Salutation, { title: string; gender: string }> = {
  MR: { title: 'Mr', gender: 'Male' },
  MS: { title: 'Ms', gender: 'Female' },
  MRS: { title: 'Mrs', gender: 'Female' },
  MASTER: { title: 'Master', gender: 'Male' },
  MISS: { title: 'Miss', gender: 'Female' },
}

/** Reads a traveler's form of address from the title, otherwise from the gender; null if both are missing. */
export function readSalutation(details: unknown): Salutation | null {
  const title = text(field(details, 'title'))?.toLowerCase().replace(/\.$/, '')
  const match = Object.entries(wireTitles).find(([, { title: wireTitle }]) => wireTitle.toLowerCase() === title)
  if (match) return match[0] as Salutation
  const gender = text(field(details, 'gender'))?.toLowerCase()
  return gender === 'male' ? 'MR' : gender === 'female' ? 'MS' : null
}
