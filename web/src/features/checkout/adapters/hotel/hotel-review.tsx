import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import { ChildPolicies } from '#src/components/hotels/child-policies.tsx'
import { Picture } from '#src/components/pictures/picture.tsx'
import { LanguageMark, SupplierLines, useSupplierTextAttributes } from '#src/components/hotels/supplier-text.tsx'
import { useRoomTexts } from '#src/components/hotels/use-room-texts.ts'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Part } from '#src/components/layout/surface.tsx'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { hasFees } from '#src/domain/cancellation-timeline.ts'
import { withUnbrokenNumbers } from '#src/domain/format/one-line.ts'
import { roomDrawing } from '#src/pictures/drawings.ts'
import { TermsSection } from '../../steps/terms-section.tsx'
import type { QuoteFieldsFragment } from './hotel-quote.generated.ts'
import { hotelUrl } from './urls.ts'

/** Rooms, cancellation policy and hotel rules in a quote. */
export function HotelReview({ quote }: { quote: QuoteFieldsFragment }) {
  const { t } = useTranslation(['checkout', 'stay'])
  const { cancellationPolicy: policy, checkIn, price, rooms, childPolicies } = quote
  const hasChildren = rooms.some(({ occupancy }) => occupancy.childAges.length > 0)
  return (
    <>
      <Part>
        <Section
          title={t('review.rooms')}
          aside={
            // The receiver of a payment link cannot choose other rooms.
            quote.paymentLinkId === null && (
              <Button asChild variant="plain" size="sm" px="0">
                <Link to={hotelUrl(quote)}>{t('otherRooms', { count: rooms.length })}</Link>
              </Button>
            )
          }
        >
          <Stack gap="0">
            {rooms.map((room) => (
              <RoomLine
                key={room.occupancy.roomIndex}
                room={room}
                isNumbered={rooms.length > 1}
                locationCode={quote.locationCode}
              />
            ))}
          </Stack>
        </Section>
      </Part>
      <TermsSection
        policy={policy}
        from={checkIn}
        total={price.total}
        note={rooms.length > 1 && hasFees(policy, price.total) ? t('review.allRooms') : undefined}
      />
      <Rules texts={quote.hotelRules} language={quote.hotelRulesLanguage} />
      {childPolicies.length > 0 && hasChildren && (
        <Part>
          <Section title={t('stay:children.title')}>
            <ChildPolicies policies={childPolicies} />
          </Section>
        </Part>
      )}
    </>
  )
}

function Rules({ texts, language }: { texts: readonly string[]; language: string | null }) {
  const { t } = useTranslation(['checkout', 'stay'])
  const attributesFor = useSupplierTextAttributes()
  // Suppliers send several rules as lines of a single string.
  const lines = texts.flatMap((text) => text.split('\n')).map((line) => line.trim())
  const rules = [...new Set(lines)].filter((line) => line !== '')
  if (rules.length === 0) return undefined
  const attributes = attributesFor(rules.join(' '), language)
  return (
    <Part>
      <Section title={t('review.rules')}>
        <Text textStyle="small" fontWeight="semibold" mb="1">
          {t('stay:terms.supplierText')}
          <LanguageMark language={attributes.lang} dotBefore />
        </Text>
        <SupplierLines lines={rules.map(withUnbrokenNumbers)} attributes={attributes} />
      </Section>
    </Part>
  )
}

interface RoomLineProps {
  room: QuoteFieldsFragment['rooms'][number]
  /** Whether to show the room's number, because the quote has several rooms, which may be identical. */
  isNumbered: boolean
  locationCode: string
}

function RoomLine({ room, isNumbered, locationCode }: RoomLineProps) {
  const { t } = useTranslation('stay')
  const texts = useStayTexts()
  const roomTexts = useRoomTexts(locationCode)
  const { occupancy } = room
  return (
    <Flex
      gap="3"
      py="3"
      _last={{ pb: '0' }}
      align="center"
      borderColor="border.muted"
      css={{ '& + &': { borderTopWidth: '1px' } }}
    >
      <Picture
        src={room.imageUrl}
        drawing={roomDrawing(occupancy.adults + occupancy.childAges.length)}
        boxSize="52px"
        borderRadius="l2"
      />
      <Box flex="1" minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          <DotSeparated>
            {isNumbered && t('guests.room', { number: occupancy.roomIndex + 1 })}
            <bdi>{roomTexts.room(room.name, room.kind)}</bdi>
          </DotSeparated>
        </Text>
        <Text textStyle="small" color="fg.muted">
          <DotSeparated>
            {texts.board(room.board, room.boardText)}
            {roomTexts.roomFacts(room.kind)}
          </DotSeparated>
        </Text>
        <HStack gap="1" textStyle="small" color="fg.subtle">
          <Icon name="users" size={13} />
          {texts.occupancy(occupancy)}
        </HStack>
      </Box>
    </Flex>
  )
}
