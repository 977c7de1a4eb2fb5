import { Box, Flex, HStack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Card } from '#src/components/layout/card.tsx'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Picture } from '#src/components/pictures/picture.tsx'
import { useRoomTexts } from '#src/components/hotels/use-room-texts.ts'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import { roomDrawing } from '#src/pictures/drawings.ts'
import { RateTableHeader, RateRow, ShowAllOffersButton } from './rate-row.tsx'
import type { Occupancy, RateOption, RoomCard as RoomType } from './room-options.ts'
import { useShowMore } from './use-show-more.ts'

/** Number of rates shown initially. */
const INITIAL_RATES = 3

interface RoomCardProps {
  card: RoomType
  occupancy: Occupancy
  /** `Room 1 of 2`; undefined if the search has one room or a heading above the card shows it. */
  roomLabel: string | undefined
  /** Whether the card shows the guests. A heading above the card may already show them. */
  showsGuests: boolean
  chosenId: string | undefined
  isTaken: (rate: RateOption) => boolean
  onChoose: (rate: RateOption) => void
  locationCode: string
  now: Date
}

/** A room type with a table of its rates. */
export function RoomCard(props: RoomCardProps) {
  const { card, occupancy, roomLabel, showsGuests, chosenId, isTaken, onChoose, locationCode, now } = props
  const { t } = useTranslation('hotel')
  const texts = useStayTexts()
  const nameId = useId()
  const roomTexts = useRoomTexts(locationCode)
  const facts = [...roomTexts.roomFacts(card.kind), ...card.features.map(roomTexts.facility)]
  const { visibleItems, hiddenCount, list, showAll } = useShowMore(card.rates, {
    initialCount: INITIAL_RATES,
    getKey: (rate) => rate.id,
    isChosen: (rate) => rate.id === chosenId,
  })
  const takenText = ({ stock }: RateOption) => t('problem.taken', { count: stock?.available ?? 0 })
  return (
    <Card overflow="hidden" display={{ md: 'grid' }} gridTemplateColumns="200px minmax(0,1fr)">
      <Box
        display={{ base: 'flex', md: 'block' }}
        borderColor="border.muted"
        borderInlineEndWidth={{ md: '1px' }}
        borderBottomWidth={{ base: '1px', md: '0' }}
      >
        <Picture
          src={card.imageUrl}
          drawing={roomDrawing(occupancy.adults + occupancy.childAges.length)}
          h={{ base: 'auto', md: '124px' }}
          minH={{ base: '104px', md: '0' }}
          w={{ base: '112px', md: 'auto' }}
          css={{ '& img': { position: { base: 'absolute', md: 'static' }, inset: '0' } }}
          position="relative"
        />
        <Box p="3" minW="0">
          {roomLabel && (
            <Text textStyle="small" color="brand.fg" fontWeight="semibold">
              {roomLabel}
            </Text>
          )}
          <Text as="h3" id={nameId} textStyle="h3" mt="0.5" overflowWrap="anywhere" lineClamp="3">
            <bdi>{card.name}</bdi>
          </Text>
          {facts.length > 0 && (
            <Text textStyle="small" color="fg.muted" mt="1" lineClamp="4">
              <DotSeparated>{facts}</DotSeparated>
            </Text>
          )}
          {showsGuests && (
            <HStack gap="1" mt="1.5" textStyle="small" color="fg.subtle">
              <Icon name="users" size={14} />
              {texts.occupancy(occupancy)}
            </HStack>
          )}
        </Box>
      </Box>
      <Flex direction="column" ref={list} tabIndex={-1} outline="none">
        <RateTableHeader firstColumn={t('columns.board')} />
        {visibleItems.map((rate) => (
          <RateRow
            key={rate.id}
            group={`room-${occupancy.roomIndex}`}
            roomNameId={nameId}
            title={texts.board(rate.board, rate.boardText)}
            dimmed={rate.board === 'UNRECOGNISED' && !rate.boardText}
            supplier={rate.supplier}
            policy={rate.cancellationPolicy}
            roomsLeft={rate.roomsLeft}
            total={rate.price.total}
            rooms={[occupancy]}
            problem={rate.problem ? t(`problem.${rate.problem}`) : isTaken(rate) ? takenText(rate) : undefined}
            chosen={rate.id === chosenId}
            onChoose={() => onChoose(rate)}
            now={now}
          />
        ))}
        {hiddenCount > 0 && <ShowAllOffersButton count={card.rates.length} onClick={showAll} />}
      </Flex>
    </Card>
  )
}
