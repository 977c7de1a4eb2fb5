import { Panorama } from '#src/components/layout/panorama.tsx'

/** The city at night. */
export const MessagePicture = () => <Panorama skyline="night" />
