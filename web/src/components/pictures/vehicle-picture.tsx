import { Flex, type FlexProps, chakra } from '@chakra-ui/react'
import { usePicture } from './picture.tsx'
import { Icon } from '#src/components/icons/icon.tsx'

interface VehiclePictureProps extends FlexProps {
  src: string | null
  eager?: boolean
}

/** Decorative picture of a vehicle; an icon if there is none. */
export function VehiclePicture({ src, eager = false, ...box }: VehiclePictureProps) {
  const picture = usePicture(src)
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
        <Icon name="bus" size={28} color="fg.subtle" />
      )}
    </Flex>
  )
}
