import { paths } from '#src/lib/navigation/paths.ts'

export const reviewUrl = (bookingId: string): string =>
  `${paths.changeBooking(bookingId)}?${new URLSearchParams({ step: 'review' })}`

/** State of a history entry that was opened from the form. */
export const fromForm = { from: 'change-form' } as const

export const isFromForm = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'from' in state && state.from === fromForm.from
