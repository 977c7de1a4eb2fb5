import { Box, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Card } from '#src/components/layout/card.tsx'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import type { RoomGuests } from '#src/domain/occupancy.ts'
import { RateTableHeader, RateRow, ShowAllOffersButton } from './rate-row.tsx'
import type { TogetherOption } from './room-options.ts'
import { combineRateTerms } from './room-choice.ts'
import { useShowMore } from './use-show-more.ts'

/** Number of offers shown initially. */
const INITIAL_OFFERS = 4

interface TogetherCardProps {
  options: readonly TogetherOption[]
  chosenId: string | undefined
  onChoose: (option: TogetherOption) => void
  rooms: readonly RoomGuests[]
  now: Date
}

/** Offers for all rooms in the search, each selected as a whole. */
export function TogetherCard({ options, chosenId, onChoose, rooms, now }: TogetherCardProps) {
  const { t } = useTranslation('hotel')
  const texts = useStayTexts()
  const { visibleItems, hiddenCount, list, showAll } = useShowMore(options, {
    initialCount: INITIAL_OFFERS,
    getKey: (option) => option.groupId,
    isChosen: (option) => option.groupId === chosenId,
  })
  const describeBoards = (option: TogetherOption) =>
    joinWithDots([...new Set(option.rates.map((rate) => texts.board(rate.board, rate.boardText)))])
  return (
    <Card overflow="hidden">
      <Box px="4" py="3" borderBottomWidth="1px" borderColor="border.muted">
        <Text as="h3" textStyle="h3">
          {t('together.title')}
        </Text>
        <Text textStyle="small" color="fg.muted" mt="0.5">
          {t('together.text')}
        </Text>
      </Box>
      <RateTableHeader firstColumn={t('together.rates')} />
      <Box ref={list} tabIndex={-1} outline="none">
        {visibleItems.map((option) => (
          <RateRow
            key={option.groupId}
            group="together"
            title={<bdi>{describeRooms(option)}</bdi>}
            details={
              <Text textStyle="small" color="fg.muted">
                {describeBoards(option)}
              </Text>
            }
            supplier={option.supplier}
            policy={combineRateTerms(option.rates)}
            roomsLeft={null}
            total={option.price.total}
            rooms={rooms}
            problem={option.problem ? t(`problem.${option.problem}`) : undefined}
            chosen={option.groupId === chosenId}
            onChoose={() => onChoose(option)}
            now={now}
          />
        ))}
      </Box>
      {hiddenCount > 0 && <ShowAllOffersButton count={options.length} onClick={showAll} />}
    </Card>
  )
}

/** Describes the rooms in an offer, such as `2 × Double Room + Triple Room`. */
function describeRooms({ rates }: TogetherOption): string {
  const counts = new Map<string, number>()
  for (const { roomName } of rates) counts.set(roomName, (counts.get(roomName) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(' + ')
}
