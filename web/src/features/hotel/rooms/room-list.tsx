import { Button, Stack, Text, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { isTakenByOthers } from './allocate.ts'
import type { Choice } from './room-choice.ts'
import type { HotelRooms, RateOption } from './room-options.ts'
import { RoomCard } from './room-card.tsx'
import { TogetherCard } from './together-card.tsx'
import { useShowMore } from './use-show-more.ts'

interface RoomListProps {
  rooms: HotelRooms
  choice: Choice | undefined
  /** Rate for each room; undefined if none is selected. */
  ratesByRoom: readonly (RateOption | undefined)[]
  onChooseRate: (rate: RateOption) => void
  onChooseTogether: (groupId: string) => void
  locationCode: string
  /** Whether the selection is disabled, because a quote is being requested. */
  locked: boolean
  now: Date
}

/** Number of cards shown initially. */
const INITIAL_CARDS = 4

/** Offers for all rooms together, followed by the room types for each room in the search. */
export function RoomList({
  rooms,
  choice,
  ratesByRoom,
  onChooseRate,
  onChooseTogether,
  locationCode,
  locked,
  now,
}: RoomListProps) {
  const { t } = useTranslation('hotel')
  const isSeparate = choice?.kind === 'separate'
  const hasCards = rooms.rooms.some(({ cards }) => cards.length > 0)
  return (
    <Stack gap="6">
      {rooms.together.length > 0 && (
        <Fieldset legend={t('together.title')} disabled={locked}>
          <TogetherCard
            options={rooms.together}
            rooms={rooms.rooms.map(({ occupancy }) => occupancy)}
            chosenId={choice?.kind === 'together' ? choice.groupId : undefined}
            onChoose={(option) => onChooseTogether(option.groupId)}
            now={now}
          />
        </Fieldset>
      )}
      {rooms.together.length > 0 && hasCards && (
        <Text as="h3" textStyle="h3" mb="-3">
          {t('together.separate')}
        </Text>
      )}
      {rooms.rooms.map((room, index) => (
        <RoomSection
          key={room.occupancy.roomIndex}
          room={room}
          roomLabel={rooms.rooms.length > 1 ? t('roomOf', { room: index + 1, rooms: rooms.rooms.length }) : undefined}
          chosenId={isSeparate ? ratesByRoom[index]?.id : undefined}
          isTaken={(rate) => isSeparate && isTakenByOthers(rate, ratesByRoom.toSpliced(index, 1))}
          onChoose={onChooseRate}
          locationCode={locationCode}
          locked={locked}
          now={now}
        />
      ))}
    </Stack>
  )
}

interface RoomSectionProps {
  room: HotelRooms['rooms'][number]
  roomLabel: string | undefined
  chosenId: string | undefined
  /** Whether the other rooms already use a rate's whole stock. */
  isTaken: (rate: RateOption) => boolean
  onChoose: (rate: RateOption) => void
  locationCode: string
  locked: boolean
  now: Date
}

function RoomSection({ room, roomLabel, chosenId, isTaken, onChoose, locationCode, locked, now }: RoomSectionProps) {
  const { t } = useTranslation('hotel')
  const texts = useStayTexts()
  const { occupancy, cards } = room
  // With several rooms, each one initially shows only its selected type.
  const isFolded = roomLabel !== undefined && chosenId !== undefined
  const { visibleItems, hiddenCount, list, showsAll, showAll, showFewer } = useShowMore(cards, {
    initialCount: isFolded ? 0 : INITIAL_CARDS,
    getKey: (card) => card.name,
    isChosen: (card) => card.rates.some((rate) => rate.id === chosenId),
  })
  if (cards.length === 0) return undefined
  const hasLegend = roomLabel !== undefined && visibleItems.length > 1
  return (
    <Fieldset
      legend={joinWithDots([roomLabel, texts.occupancy(occupancy)])}
      isLegendVisible={hasLegend}
      disabled={locked}
    >
      <Stack gap="3" ref={list} tabIndex={-1} outline="none">
        {visibleItems.map((card) => (
          <RoomCard
            key={card.name}
            roomLabel={hasLegend ? undefined : roomLabel}
            showsGuests={!hasLegend}
            {...{ card, occupancy, chosenId, isTaken, onChoose, locationCode, now }}
          />
        ))}
      </Stack>
      {hiddenCount > 0 && (
        <Button variant="outline" size="sm" mt="3" onClick={showAll}>
          {t('moreRooms', { count: hiddenCount })}
          <Icon name="down" size={14} />
        </Button>
      )}
      {showsAll && isFolded && cards.length > 1 && (
        <Button variant="ghost" size="sm" mt="3" onClick={showFewer}>
          {t('onlyChosen')}
        </Button>
      )}
    </Fieldset>
  )
}

interface FieldsetProps {
  legend: string
  isLegendVisible?: boolean
  disabled: boolean
  children: ReactNode
}

/** A named group of radio buttons. */
function Fieldset({ legend, isLegendVisible, disabled, children }: FieldsetProps) {
  return (
    <chakra.fieldset minW="0" disabled={disabled}>
      <chakra.legend
        textStyle="small"
        fontWeight="semibold"
        color="fg.muted"
        mb="2"
        srOnly={isLegendVisible ? undefined : true}
      >
        {legend}
      </chakra.legend>
      {children}
    </chakra.fieldset>
  )
}
