import { Panorama } from '#src/components/layout/panorama.tsx'

/** Picture of the city at night above a message. */
export const MessagePicture = () => <Panorama skyline="night" />
