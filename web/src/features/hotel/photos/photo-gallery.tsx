import { Box, Button, Dialog, Flex, Portal, Text, chakra } from '@chakra-ui/react'
import { dialogSlotRecipe } from '@chakra-ui/react/theme'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Picture } from '#src/components/pictures/picture.tsx'
import { drawings } from '#src/pictures/drawings.ts'

interface PhotoGalleryProps {
  hotel: { id: string; name: string }
  photos: readonly string[]
  /** Index of the current photo. */
  photoIndex: number
  onShow: (index: number) => void
  onClose: () => void
}

/** Minimum swipe distance in pixels. */
const MIN_SWIPE = 40

/** Shows all photos of the hotel, one at a time. Arrow keys and swipes follow the reading direction. */
export function PhotoGallery({ hotel, photos, photoIndex, onShow, onClose }: PhotoGalleryProps) {
  const { t, i18n } = useTranslation(['hotel', 'common'])
  const swipeStart = useRef<number>(undefined)
  /** Number of photos to move forward on the right arrow key. */
  const rightStep = i18n.dir() === 'rtl' ? -1 : 1
  const move = (steps: number) => onShow((photoIndex + steps + photos.length) % photos.length)

  function onKeyDown(event: KeyboardEvent) {
    const moves: Partial<Record<string, () => void>> = {
      ArrowRight: () => move(rightStep),
      ArrowLeft: () => move(-rightStep),
      Home: () => onShow(0),
      End: () => onShow(photos.length - 1),
    }
    const act = moves[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  function onPointerUp(event: PointerEvent) {
    const distance = event.clientX - (swipeStart.current ?? event.clientX)
    swipeStart.current = undefined
    if (Math.abs(distance) > MIN_SWIPE) move(distance < 0 ? rightStep : -rightStep)
  }

  const renderArrow = (step: number, label: string, icon: 'next' | 'previous') => (
    <Button
      variant="outline"
      size="lg"
      px="0"
      aria-label={label}
      onClick={() => move(step)}
      disabled={photos.length < 2}
    >
      <Icon name={icon} size={20} />
    </Button>
  )

  return (
    <Dialog.Root
      recipe={dialogSlotRecipe}
      open
      onOpenChange={(change) => !change.open && onClose()}
      size="cover"
      placement="center"
    >
      <Portal>
        <Dialog.Backdrop bg="rgba(9,18,20,.72)" />
        <Dialog.Positioner p={{ base: '0', md: '10' }}>
          <Dialog.Content
            bg="bg.panel"
            borderRadius={{ base: '0', md: 'l4' }}
            overflow="hidden"
            // Width of a 4:3 photo that fits between the heading and the thumbnails.
            maxW={{ md: 'calc((100dvh - 217px) * 4 / 3)' }}
            mx="auto"
            onKeyDown={onKeyDown}
          >
            <Flex align="center" justify="space-between" gap="3" px="4" py="3" borderBottomWidth="1px">
              <Dialog.Title textStyle={{ base: 'h3', md: 'h2' }} lineClamp={{ base: 3, md: 1 }}>
                {t('photos.title', { hotel: hotel.name })}
              </Dialog.Title>
              <Dialog.CloseTrigger asChild position="static">
                <Button variant="ghost" px="0" aria-label={t('common:close')}>
                  <Icon name="close" size={18} />
                </Button>
              </Dialog.CloseTrigger>
            </Flex>
            <Box
              flex="1"
              minH="0"
              bg={{ base: 'bg.panel', md: 'bg.sunken' }}
              touchAction="pan-y"
              onPointerDown={(event) => (swipeStart.current = event.clientX)}
              onPointerUp={onPointerUp}
            >
              <Picture
                src={photos[photoIndex]}
                drawing={drawings.hotel}
                eager
                h="full"
                bg="transparent"
                css={{ '& img': { objectFit: 'contain', objectPosition: '50% 50%' } }}
              />
            </Box>
            <Flex
              align="center"
              justify="center"
              wrap={{ base: 'wrap', md: 'nowrap' }}
              columnGap="4"
              rowGap="3"
              px="4"
              py="3"
              borderTopWidth="1px"
            >
              <Thumbnails photos={photos} photoIndex={photoIndex} onShow={onShow} />
              {renderArrow(-1, t('photos.previous'), 'previous')}
              <Text
                aria-live="polite"
                textStyle="small"
                fontVariantNumeric="tabular-nums"
                minW={{ base: '20', md: '28' }}
                whiteSpace="nowrap"
                textAlign="center"
              >
                {t('photos.position', { photo: photoIndex + 1, photos: photos.length })}
              </Text>
              {renderArrow(1, t('photos.next'), 'next')}
            </Flex>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

function scrollToThumbnail(thumbnail: HTMLElement | null): void {
  thumbnail?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

/** Thumbnails in a row next to the arrows, or above them on phones. Arrow keys move through them. */
function Thumbnails({ photos, photoIndex, onShow }: Pick<PhotoGalleryProps, 'photos' | 'photoIndex' | 'onShow'>) {
  const { t } = useTranslation('hotel')
  return (
    <Flex gap="2" minW="0" overflowX="auto" p="1" w={{ base: 'full', md: 'auto' }} me={{ md: 'auto' }}>
      {photos.map((photo, index) => (
        <chakra.button
          // oxlint-disable-next-line react/no-array-index-key -- a photo may occur twice
          key={index}
          ref={index === photoIndex ? scrollToThumbnail : undefined}
          type="button"
          tabIndex={-1}
          aria-label={t('photos.position', { photo: index + 1, photos: photos.length })}
          aria-current={index === photoIndex}
          flexShrink={0}
          // Centers the thumbnails on phones, unless they do not fit.
          _first={{ ms: { base: 'auto', md: '0' } }}
          _last={{ me: { base: 'auto', md: '0' } }}
          borderRadius="l2"
          overflow="hidden"
          cursor="pointer"
          opacity={index === photoIndex ? 1 : 0.7}
          outline={index === photoIndex ? '2px solid {colors.brand.solid}' : undefined}
          outlineOffset="1px"
          _hover={{ opacity: 1 }}
          onClick={() => onShow(index)}
        >
          <Picture src={photo} drawing={drawings.hotel} w="60px" h="44px" />
        </chakra.button>
      ))}
    </Flex>
  )
}
