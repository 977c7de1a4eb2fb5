import { Panorama } from '#src/components/layout/panorama.tsx'

/** The city at night. */
export const MessagePicture = () => <Panorama id="message" drawn={[1280, 300]} hour="night" />
