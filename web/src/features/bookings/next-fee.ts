import type { BookingDetails } from './booking-file.ts'

type Step = NonNullable<BookingDetails['cancellationPolicy']>['steps'][number]

/** The next step of the accepted terms that has not begun yet and says what it costs. */
export function nextFee(steps: readonly Step[], now: Date): (Step & { from: string }) | null {
  const coming = steps
    .filter((step): step is Step & { from: string } => step.from !== null && Date.parse(step.from) > now.getTime())
    .filter(({ noShow, percent, amount }) => !noShow && (percent !== null || amount !== null))
  return coming.toSorted((left, right) => Date.parse(left.from) - Date.parse(right.from))[0] ?? null
}
