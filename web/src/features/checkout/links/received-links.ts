import { paths } from '#src/lib/navigation/paths.ts'

/** URL of the list of links shared with the agent. */
export const receivedLinks = `${paths.sharedReservations}/with-me`
