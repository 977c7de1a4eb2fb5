import { Box, type BoxProps, chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { type PictureKind, type PictureOptions, pictureUrl } from '#src/theme/pictures.ts'

interface PictureProps extends BoxProps {
  /** What is drawn when there is no picture, or it cannot be shown. */
  kind: PictureKind
  /** Same id, same drawing. */
  pictureId: string
  src?: string | null | undefined
  drawing?: Omit<PictureOptions, 'aspect'>
  /** Width to height of a wide frame: drawings show more land in it, photographs are cropped. */
  aspect?: number | undefined
  /** For the one picture a page opens with. */
  eager?: boolean
}

/** Only our own origin and `https` hosts are asked for pictures. */
function safeUrl(src: string | null | undefined): string | undefined {
  if (!src) return undefined
  const url = URL.parse(src, globalThis.location.origin)
  return url && (url.protocol === 'https:' || url.origin === globalThis.location.origin) ? url.href : undefined
}

const framed = (src: string | null | undefined, aspect: number | undefined) =>
  aspect !== undefined && src?.startsWith('/media/') ? `${src}?aspect=${aspect}` : src

/** A decorative picture: facts are in the text beside it. The host of a picture does not learn where it was shown. */
export function Picture({ kind, pictureId, src, drawing, aspect, eager, ...box }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  const wanted = safeUrl(framed(src, aspect))
  const usable = wanted !== undefined && wanted !== broken
  const { nearness, beds, hour } = drawing ?? {}
  // Drawing a house of two hundred windows is not done twice.
  const drawn = useMemo(
    () => (usable ? undefined : pictureUrl(kind, pictureId, { nearness, beds, hour, aspect })),
    [usable, kind, pictureId, nearness, beds, hour, aspect],
  )
  return (
    <Box overflow="hidden" bg="bg.muted" flexShrink={0} {...box}>
      <chakra.img
        src={usable ? wanted : drawn}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBroken(wanted)}
        display="block"
        w="full"
        h="full"
        objectFit="cover"
        objectPosition="50% 100%"
        _dark={{ filter: 'brightness(.84) saturate(.95)' }}
      />
    </Box>
  )
}
