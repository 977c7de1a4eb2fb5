import { paths } from '#src/lib/navigation/paths.ts'

/** URL of the list of payment links shared with the agent. */
export const receivedLinksUrl = `${paths.sharedReservations}/with-me`
