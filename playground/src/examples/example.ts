import type { RecentIds } from '../recent-ids.ts'

/** An example operation and its variables. */
export interface Example {
  /** Name of the `.graphql` file, without the extension. */
  file: string
  title: string
  /** Steps that must be done first, and other hints. */
  instructions?: string
  variables?: (context: { ids: RecentIds; today: Date; createKey: () => string }) => Record<string, unknown>
}

export interface Group {
  title: string
  examples: Example[]
}

/** Returns the date that is a number of days after `today`, as `YYYY-MM-DD`. */
export const addDays = (today: Date, days: number) =>
  new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** Lead traveler of the booking examples. */
export const lead = {
  salutation: 'MR',
  firstName: 'Demo',
  lastName: 'Traveler',
  email: 'traveler@demo.test',
  phoneCountryCode: '62',
  phone: '81200000000',
}
