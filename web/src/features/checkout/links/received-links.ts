import { paths } from '#src/lib/navigation/paths.ts'

/** Address of the links that others have shared with the agent. */
export const receivedLinks = `${paths.sharedReservations}/with-me`
