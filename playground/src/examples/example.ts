import type { RecentIds } from '../recent-ids.ts'

/** An operation in its folder and the variables it runs with. */
export interface Example {
  file: string
  title: string
  needs?: string
  variables?: (context: { ids: RecentIds; today: Date; newKey: () => string }) => Record<string, unknown>
}

export interface Group {
  title: string
  examples: Example[]
}

// Values of several examples.

export const day = (today: Date, plus: number) =>
  new Date(today.getTime() + plus * 86_400_000).toISOString().slice(0, 10)

export const lead = {
  salutation: 'MR',
  firstName: 'Demo',
  lastName: 'Traveler',
  email: 'traveler@demo.test',
  phoneCountryCode: '62',
  phone: '81200000000',
}
