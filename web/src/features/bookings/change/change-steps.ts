import { paths } from '#src/lib/navigation/paths.ts'

export const reviewUrl = (bookingId: string): string =>
  `${paths.changeBooking(bookingId)}?${new URLSearchParams({ step: 'review' })}`

/** Navigation state of a review that was opened from the form. */
export const fromFormState = { from: 'change-form' } as const

export const wasOpenedFromForm = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'from' in state && state.from === fromFormState.from
