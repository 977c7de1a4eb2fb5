import { Box, type BoxProps, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { parseUrl } from '#src/lib/navigation/local-url.ts'

interface FramedPictureProps {
  /** URL of the drawing to show if there is no picture or it cannot be loaded. */
  drawing: string
  src?: string | null | undefined
  /** Loads the picture with high priority, for a page's main picture. */
  eager?: boolean | undefined
}

type PictureProps = FramedPictureProps & BoxProps

/** Allows only pictures from our origin and `https` hosts. */
function safeUrl(src: string | null | undefined): string | undefined {
  if (!src) return undefined
  const url = parseUrl(src, globalThis.location.origin)
  return url && (url.protocol === 'https:' || url.origin === globalThis.location.origin) ? url.href : undefined
}

/** URL and error handler of a picture; undefined without a picture or if it failed to load. */
export function usePicture(src: string | null | undefined) {
  const [failedUrl, setFailedUrl] = useState<string>()
  const url = safeUrl(src)
  return url === undefined || url === failedUrl ? undefined : { src: url, onError: () => setFailedUrl(url) }
}

/** Decorative picture. Sends no referrer to its host. */
export function Picture({ src, drawing, eager, ...box }: PictureProps) {
  return (
    <Box {...pictureFrame} {...box}>
      <FramedPicture src={src} drawing={drawing} eager={eager} />
    </Box>
  )
}

/** View transition name of a hotel's picture, shared by its card and its page. */
export const hotelPicture = 'hotel-picture'

/** Styles of a picture's frame. */
export const pictureFrame = { overflow: 'hidden', bg: 'bg.muted', flexShrink: 0 } as const

/** Image without a frame. The caller renders the frame with constant styles, which the build compiles to a class (`build/static-styles.ts`). */
export function FramedPicture({ src, drawing, eager }: FramedPictureProps) {
  const picture = usePicture(src)
  return (
    <chakra.img
      // A new element for each picture. Otherwise the previous picture would stay visible until the next one has loaded.
      key={picture?.src ?? drawing}
      src={picture?.src ?? drawing}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={picture?.onError}
      display="block"
      w="full"
      h="full"
      objectFit="cover"
      objectPosition="50% 100%"
      _dark={{ filter: 'brightness(.84) saturate(.95)' }}
    />
  )
}
