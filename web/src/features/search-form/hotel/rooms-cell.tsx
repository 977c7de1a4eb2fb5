import { Button, Flex, Skeleton } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { MAX_ROOMS } from '#src/domain/occupancy.ts'
import { useCommaList } from '#src/lib/i18n/use-comma-list.ts'
import { PopoverCell } from '../search-cell.tsx'
import { useCellPanel } from '../use-cell-panel.ts'
import { type DraftRoom, withRoomCount } from './search-draft.ts'

const RoomsEditor = lazy(async () => ({ default: (await import('./rooms-editor.tsx')).RoomsEditor }))

interface RoomsCellProps {
  rooms: readonly DraftRoom[]
  /** Whether an age is missing for a child. */
  isAgeMissing: boolean
  /** Whether to highlight missing ages. */
  highlightsMissingAges: boolean
  onChange: (rooms: readonly DraftRoom[]) => void
}

/** Cell for rooms and guests, with a panel that opens below. */
export function RoomsCell({ rooms, isAgeMissing, highlightsMissingAges, onChange }: RoomsCellProps) {
  const { t } = useTranslation('search')
  const list = useCommaList()
  const texts = useStayTexts()
  const [open, setOpen] = useCellPanel('rooms')
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  // Children count as guests even before their age is selected.
  const childAges = rooms.flatMap((room) => room.childAges)
  return (
    <PopoverCell
      open={open}
      onOpenChange={setOpen}
      title={t('rooms')}
      width="336px"
      short
      label={t('rooms')}
      value={list([texts.rooms(rooms.length), texts.guests(adults + childAges.length)])}
      note={texts.occupancy({ adults, childAges })}
      error={isAgeMissing ? t('problem.age') : undefined}
      footer={
        <Flex w="full" gap="2" justify="space-between">
          <Button
            variant="outline"
            size={{ base: 'lg', md: 'sm' }}
            disabled={rooms.length >= MAX_ROOMS}
            onClick={() => onChange(withRoomCount(rooms, rooms.length + 1))}
          >
            <Icon name="plus" size={14} />
            {t('addRoom')}
          </Button>
          <Button size={{ base: 'lg', md: 'sm' }} onClick={() => setOpen(false)}>
            {t('done')}
          </Button>
        </Flex>
      }
    >
      <Suspense fallback={<Skeleton h="196px" />}>
        <RoomsEditor rooms={rooms} onChange={onChange} highlightsMissingAges={highlightsMissingAges} />
      </Suspense>
    </PopoverCell>
  )
}
