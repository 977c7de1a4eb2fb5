import { Box, Button, Grid, type SystemStyleObject, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Picture } from '#src/components/hotels/picture.tsx'
import { useHistoryPanel } from '#src/lib/navigation/use-history-panel.ts'
import type { PictureKind, PictureOptions } from '#src/theme/pictures.ts'
import { PhotoGallery } from './photo-gallery.tsx'

interface PhotoMosaicProps {
  hotel: { id: string; name: string }
  photos: readonly string[]
  nearness: number
}

interface Tile {
  kind: PictureKind
  drawing: PictureOptions
  aspect?: number
  place: SystemStyleObject
}

/** Grid of one large photo and smaller ones; phones show the first three. */
const tilesFor = (nearness: number): Tile[] => [
  {
    kind: 'hotel',
    drawing: { nearness, hour: 'dusk' },
    aspect: 2,
    place: { gridRow: { md: 'span 2' }, gridColumn: { base: 'span 2', md: 'auto' }, h: { base: '190px', md: 'full' } },
  },
  { kind: 'room', drawing: { beds: 4 }, place: { h: { base: '96px', md: 'full' } } },
  { kind: 'hotel', drawing: { nearness, hour: 'day' }, aspect: 2, place: { h: { base: '96px', md: 'full' } } },
  { kind: 'hotel', drawing: { nearness, hour: 'night' }, aspect: 2, place: { h: 'full', hideBelow: 'md' } },
  { kind: 'lobby', drawing: {}, place: { h: 'full', hideBelow: 'md' } },
]

/** The first photos of a hotel; drawn pictures fill empty places. */
export function PhotoMosaic({ hotel, photos, nearness }: PhotoMosaicProps) {
  const { t } = useTranslation('hotel')
  const [open, setOpen] = useHistoryPanel('photos')
  const [shown, setShown] = useState(0)
  function openAt(index: number) {
    setShown(index)
    setOpen(true)
  }
  return (
    <Box position="relative">
      <Grid
        templateColumns={{ base: '1fr 1fr', md: '2fr 1fr 1fr' }}
        templateRows={{ md: '148px 148px' }}
        gap="1.5"
        borderRadius="l3"
        overflow="hidden"
      >
        {tilesFor(nearness).map(({ kind, drawing, aspect, place }, index) => {
          const photo = photos[index]
          const id = `${hotel.id}:${index}`
          const picture = (
            <Picture
              kind={kind}
              pictureId={id}
              src={photo}
              drawing={drawing}
              aspect={aspect}
              eager={index === 0}
              h="full"
            />
          )
          if (!photo)
            return (
              <Box key={id} css={place}>
                {picture}
              </Box>
            )
          return (
            <chakra.button
              key={id}
              type="button"
              cursor="zoom-in"
              outlineOffset="-4px"
              _focusVisible={{ outline: '4px solid {colors.brand.focusRing}', '& > *': { opacity: 0.85 } }}
              aria-label={t('photos.position', { photo: index + 1, photos: photos.length })}
              onClick={() => openAt(index)}
              css={place}
            >
              {picture}
            </chakra.button>
          )
        })}
      </Grid>
      {photos.length > 0 && (
        <Button
          variant="outline"
          // Small on phones, where it would hide half of the photo.
          size={{ base: 'xs', md: 'sm' }}
          position="absolute"
          bottom={{ base: '1.5', md: '2.5' }}
          insetInlineEnd={{ base: '1.5', md: '2.5' }}
          borderWidth="0"
          boxShadow="raised"
          onClick={() => openAt(0)}
        >
          <Icon name="photo" size={15} />
          {t('photos.all', { count: photos.length })}
        </Button>
      )}
      {open && photos.length > 0 && (
        <PhotoGallery hotel={hotel} photos={photos} shown={shown} onShow={setShown} onClose={() => setOpen(false)} />
      )}
    </Box>
  )
}
