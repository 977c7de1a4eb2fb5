import { Button, Stack, Text, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import type { Choice } from './room-choice.ts'
import type { HotelRooms, RateOption } from './room-options.ts'
import { RoomCard } from './room-card.tsx'
import { TogetherCard } from './together-card.tsx'
import { useFirstFew } from './use-first-few.ts'

interface RoomListProps {
  rooms: HotelRooms
  choice: Choice | undefined
  /** For each room its rate, undefined where one is still to be chosen. */
  picked: readonly (RateOption | undefined)[]
  onChooseRate: (rate: RateOption) => void
  onChooseTogether: (groupId: string) => void
  now: Date
}

/** Cards shown before the agent asks for more. */
const FIRST_CARDS = 4

/** Everything that can be chosen: offers for all rooms, then each room of the search with its kinds. */
export function RoomList({ rooms, choice, picked, onChooseRate, onChooseTogether, now }: RoomListProps) {
  const { t } = useTranslation('hotel')
  const separate = choice?.kind === 'separate'
  const hasCards = rooms.rooms.some(({ cards }) => cards.length > 0)
  return (
    <Stack gap="6">
      {rooms.together.length > 0 && (
        <Fieldset legend={t('together.title')}>
          <TogetherCard
            options={rooms.together}
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
        <RoomOfSearch
          key={room.occupancy.roomIndex}
          room={room}
          place={rooms.rooms.length > 1 ? t('roomOf', { room: index + 1, rooms: rooms.rooms.length }) : undefined}
          chosenId={separate ? picked[index]?.id : undefined}
          onChoose={onChooseRate}
          now={now}
        />
      ))}
    </Stack>
  )
}

interface RoomOfSearchProps {
  room: HotelRooms['rooms'][number]
  place: string | undefined
  chosenId: string | undefined
  onChoose: (rate: RateOption) => void
  now: Date
}

function RoomOfSearch({ room, place, chosenId, onChoose, now }: RoomOfSearchProps) {
  const { t } = useTranslation('hotel')
  const words = useStayWords()
  const { occupancy, cards } = room
  const { shown, hidden, list, showAll } = useFirstFew(cards, {
    most: FIRST_CARDS,
    keyOf: (card) => card.name,
    isChosen: (card) => card.rates.some((rate) => rate.id === chosenId),
  })
  if (cards.length === 0) return undefined
  return (
    <Fieldset
      legend={[place, words.occupancy(occupancy)].filter(Boolean).join(' · ')}
      visible={place !== undefined && cards.length > 1}
    >
      <Stack gap="3" ref={list} tabIndex={-1} outline="none">
        {shown.map((card) => (
          <RoomCard key={card.name} {...{ card, occupancy, place, chosenId, onChoose, now }} />
        ))}
      </Stack>
      {hidden > 0 && (
        <Button variant="outline" size="sm" mt="3" onClick={showAll}>
          {t('moreRooms', { count: hidden })}
        </Button>
      )}
    </Fieldset>
  )
}

/** A group of radio buttons under one name. */
function Fieldset({ legend, visible, children }: { legend: string; visible?: boolean; children: ReactNode }) {
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="small" fontWeight="600" color="fg.muted" mb="2" srOnly={visible ? undefined : true}>
        {legend}
      </chakra.legend>
      {children}
    </chakra.fieldset>
  )
}
