import { chakra } from '@chakra-ui/react'
import { panoramaUrl } from '#src/theme/pictures/panorama.ts'

/** The city at night, drawn as wide as its frame, so that no roof is cut off. */
export const MessagePicture = () => (
  <chakra.img
    src={panoramaUrl('message', 1280, 300, 'night')}
    alt=""
    w="full"
    h="full"
    objectFit="cover"
    objectPosition="50% 100%"
    _rtl={{ transform: 'scaleX(-1)' }}
  />
)
