import { Box, Button, HStack, Separator, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { MAX_CHILD_AGE, MAX_ROOMS, MAX_ROOM_GUESTS } from '#src/domain/occupancy.ts'
import { Stepper } from '#src/components/forms/stepper.tsx'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import { SelectField } from '#src/components/forms/select-field.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { type DraftRoom, withEqualAdults, withRoomCount } from './search-draft.ts'

interface RoomsEditorProps {
  rooms: readonly DraftRoom[]
  onChange: (rooms: readonly DraftRoom[]) => void
  /** Whether to highlight missing ages. */
  highlightsMissingAges: boolean
}

/** Trade names of rooms by number of guests. Larger rooms have no name. */
const ROOM_KINDS = [undefined, 'single', 'double', 'triple', 'quad'] as const

export function RoomsEditor({ rooms, onChange, highlightsMissingAges }: RoomsEditorProps) {
  const { t } = useTranslation('search')
  const format = useFormat()
  const texts = useStayTexts()
  const changeRoom = (index: number, room: DraftRoom) => onChange(rooms.map((old, at) => (at === index ? room : old)))
  const adults = rooms[0]?.adults ?? 1
  return (
    <Box>
      <HStack justify="space-between" mb="3">
        <Text textStyle="body" fontWeight="medium" aria-hidden>
          {t('roomCount')}
        </Text>
        <SelectField
          label={t('roomCount')}
          labelHidden
          w="88px"
          options={Array.from({ length: MAX_ROOMS }, (_, index) => ({
            value: String(index + 1),
            label: format.number(index + 1),
          }))}
          value={rooms.length}
          onChange={(event) => onChange(withRoomCount(rooms, Number(event.target.value)))}
        />
      </HStack>
      {rooms.map((room, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rooms are identified by their position
        <Box key={index}>
          {index > 0 && <Separator my="3" borderColor="border" />}
          <RoomEditor
            room={room}
            number={index + 1}
            onChange={(changed) => changeRoom(index, changed)}
            onRemove={rooms.length > 1 ? () => onChange(rooms.filter((_, at) => at !== index)) : undefined}
            highlightsMissingAges={highlightsMissingAges}
          />
          {index === 0 && rooms.some((other) => other.adults !== adults) && (
            <Button variant="plain" size="xs" px="0" onClick={() => onChange(withEqualAdults(rooms))}>
              <span>{t('inEveryRoom', { guests: texts.occupancy({ adults, childAges: [] }) })}</span>
            </Button>
          )}
        </Box>
      ))}
    </Box>
  )
}

interface RoomEditorProps {
  room: DraftRoom
  number: number
  onChange: (room: DraftRoom) => void
  onRemove: (() => void) | undefined
  highlightsMissingAges: boolean
}

function RoomEditor({ room, number, onChange, onRemove, highlightsMissingAges }: RoomEditorProps) {
  const { t } = useTranslation(['search', 'components'])
  const format = useFormat()
  const { adults, childAges } = room
  const guests = adults + childAges.length
  const kind = ROOM_KINDS[guests]
  const ages = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => ({
    value: String(age),
    label: format.number(age),
  }))
  const setChildren = (count: number) =>
    onChange({ adults, childAges: count > childAges.length ? [...childAges, null] : childAges.slice(0, count) })
  const setAge = (index: number, age: number) =>
    onChange({ adults, childAges: childAges.map((old, at) => (at === index ? age : old)) })
  return (
    <Box role="group" aria-label={t('components:roomNumber', { number })}>
      <HStack minH="7" gap="1" align="baseline">
        <Text as="h3" textStyle="h3">
          {t('components:roomNumber', { number })}
        </Text>
        <Text textStyle="small" color="fg.subtle" flex="1">
          {kind && `· ${t(`kind.${kind}`)}`}
        </Text>
        {onRemove && (
          <Button
            variant="plain"
            size="xs"
            colorPalette="red"
            aria-label={t('removeThisRoom', { number })}
            onClick={onRemove}
          >
            {t('removeRoom')}
          </Button>
        )}
      </HStack>
      <Stepper
        label={t('adults')}
        value={adults}
        min={1}
        max={MAX_ROOM_GUESTS - childAges.length}
        onChange={(count) => onChange({ adults: count, childAges })}
      />
      <Stepper
        label={t('children')}
        hint={t('childrenHint')}
        value={childAges.length}
        min={0}
        max={MAX_ROOM_GUESTS - adults}
        onChange={setChildren}
      />
      {childAges.map((age, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- children are identified by their position
        <HStack key={index} justify="space-between" bg="bg.subtle" borderRadius="l2" ps="3" pe="1.5" py="1.5" mt="1">
          <Text textStyle="small" aria-hidden>
            {t('childAge', { number: index + 1 })}
          </Text>
          <SelectField
            label={t('childAge', { number: index + 1 })}
            labelHidden
            w="120px"
            h={{ base: '11', md: '8' }}
            py="0"
            placeholder={t('chooseAge')}
            options={ages}
            value={age === null ? '' : String(age)}
            aria-invalid={(highlightsMissingAges && age === null) || undefined}
            onChange={(event) => setAge(index, Number(event.target.value))}
          />
        </HStack>
      ))}
    </Box>
  )
}
