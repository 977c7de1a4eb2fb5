import { useRoomTexts } from '#src/components/hotels/use-room-texts.ts'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { useStayPriceLines } from '#src/components/prices/stay-price.tsx'
import { type Price, summarizePrice } from '#src/domain/price-summary.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { HotelBooking } from './hotel-booking.ts'

/** Rooms of a booked stay and their city. */
export interface BookedRooms {
  readonly locationCode: HotelBooking['locationCode']
  readonly rooms: NonNullable<HotelBooking['details']>['rooms']
}

/** Returns a stay's price lines by room; undefined unless the gateway sends a price for each room and they add up to the price of the stay. */
export function useRoomPrices(bookedRooms: BookedRooms | undefined, stayPrice: Price | undefined) {
  const { t } = useTranslation('stay')
  const texts = useStayTexts()
  const roomTexts = useRoomTexts(bookedRooms?.locationCode)
  const breakDownTotal = useStayPriceLines()
  if (!bookedRooms || !stayPrice) return undefined
  const { rooms } = bookedRooms
  const prices = rooms.flatMap(({ price }) => price ?? [])
  const summary = summarizePrice(prices, stayPrice)
  if (prices.length < rooms.length || summary.rooms.length === 0) return undefined
  const labels = rooms.map(({ name, kind, board, boardText }, index) => ({
    label: (
      <DotSeparated>
        {rooms.length > 1 && t('guests.room', { number: index + 1 })}
        <bdi>{roomTexts.room(name, kind)}</bdi>
      </DotSeparated>
    ),
    hint: <bdi>{texts.board(board, boardText)}</bdi>,
  }))
  return breakDownTotal(summary, labels)
}
