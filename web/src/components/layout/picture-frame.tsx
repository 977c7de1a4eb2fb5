import { Flex, type FlexProps, chakra } from '@chakra-ui/react'
import { usePicture } from '#src/components/hotels/picture.tsx'
import type { IconName } from '#src/components/icons/icon-paths.ts'
import { Icon } from '#src/components/icons/icon.tsx'

interface PictureFrameProps extends FlexProps {
  src: string | null
  /** Stands for a picture that is missing. */
  icon: IconName
  /** Aspect ratio of a wide frame. */
  aspect?: number
  eager?: boolean
}

/** A decorative picture; an icon where there is none. */
export function PictureFrame({ src, icon, aspect, eager = false, ...box }: PictureFrameProps) {
  const picture = usePicture(src, aspect)
  return (
    <Flex overflow="hidden" bg="bg.muted" flexShrink={0} align="center" justify="center" {...box}>
      {picture ? (
        <chakra.img
          {...picture}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          display="block"
          w="full"
          h="full"
          objectFit="cover"
          objectPosition="50% 100%"
          _dark={{ filter: 'brightness(.84) saturate(.95)' }}
        />
      ) : (
        <Icon name={icon} size={28} color="fg.subtle" />
      )}
    </Flex>
  )
}
