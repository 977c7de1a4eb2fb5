import { Box, Button, Grid, type SystemStyleObject, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Picture } from '#src/components/pictures/picture.tsx'
import { useHistoryPanel } from '#src/lib/navigation/use-history-panel.ts'
import { hotelDrawing } from '#src/pictures/drawings.ts'
import { PhotoGallery } from './photo-gallery.tsx'

interface PhotoMosaicProps {
  hotel: { id: string; name: string; distanceToHaram: number | null }
  photos: readonly string[]
}

/** Grid positions of the first photos: one large photo and up to four small photos, of which phones show two. */
function listPositions(count: number): SystemStyleObject[] {
  const large = {
    gridRow: { md: 'span 2' },
    gridColumn: { base: 'span 2', md: 'auto' },
    h: { base: '190px', md: 'full' },
  }
  const small = { h: { base: '96px', md: 'full' } }
  const wideOnly = { h: 'full', hideBelow: 'md' }
  if (count < 3) return [large, large].slice(0, count)
  return count < 5 ? [large, small, small] : [large, small, small, wideOnly, wideOnly]
}
const templateColumns = (count: number) => (count === 1 ? '1fr' : count === 5 ? '2fr 1fr 1fr' : '2fr 1fr')

/** The hotel's first photos; a drawing if there are none. */
export function PhotoMosaic({ hotel, photos }: PhotoMosaicProps) {
  const { t } = useTranslation('hotel')
  const [open, setOpen] = useHistoryPanel('photos')
  const [photoIndex, setPhotoIndex] = useState(0)
  function openAt(index: number) {
    setPhotoIndex(index)
    setOpen(true)
  }
  const drawing = hotelDrawing(hotel.distanceToHaram)
  if (photos.length === 0)
    return <Picture drawing={drawing} eager h={{ base: '120px', md: '160px' }} borderRadius="l3" />
  const positions = listPositions(photos.length)
  return (
    <Box position="relative">
      <Grid
        templateColumns={{ base: '1fr 1fr', md: templateColumns(positions.length) }}
        templateRows={{ md: '148px 148px' }}
        gap="1.5"
        borderRadius="l3"
        overflow="hidden"
      >
        {positions.map((position, index) => (
          <chakra.button
            // oxlint-disable-next-line react/no-array-index-key -- a photo may occur twice
            key={index}
            type="button"
            cursor="zoom-in"
            outlineOffset="-4px"
            _focusVisible={{ outline: '4px solid {colors.brand.focusRing}', '& > *': { opacity: 0.85 } }}
            aria-label={t('photos.position', { photo: index + 1, photos: photos.length })}
            onClick={() => openAt(index)}
            css={position}
          >
            <Picture src={photos[index]} drawing={drawing} eager={index === 0} h="full" />
          </chakra.button>
        ))}
      </Grid>
      <Button
        variant="outline"
        // Small on phones, where a larger button would cover half of the photo.
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
      {open && (
        <PhotoGallery
          hotel={hotel}
          photos={photos}
          photoIndex={photoIndex}
          onShow={setPhotoIndex}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  )
}
