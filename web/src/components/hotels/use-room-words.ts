import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FacilityFieldsFragment, RoomKindFieldsFragment } from '#src/data/room-kind.generated.ts'

/** `Double room, Haram view`. */
export function roomName(t: TFunction<'stay'>, name: string, { type, view }: RoomKindFieldsFragment): string {
  if (type === 'UNRECOGNISED') return name
  const room = t(`roomType.${type}`)
  return view === null ? room : t(`roomWithView.${view}`, { room })
}

/** Rooms, beds and facilities in the language of the screen. Without a code they are named as the supplier names them. */
export function useRoomWords() {
  const { t, i18n } = useTranslation('stay')
  return useMemo(() => {
    const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
    const beds = (kinds: RoomKindFieldsFragment['beds']) =>
      list.format(kinds.map(({ kind, count }) => t(`beds.${kind}`, { count })))
    return {
      room: (name: string, kind: RoomKindFieldsFragment) => roomName(t, name, kind),
      /** `2 single beds and 1 extra bed`; empty when no beds are stated. */
      beds,
      /** Beds and size: `2 single beds`, `22 m²`. */
      roomFacts: ({ beds: kinds, squareMeters }: RoomKindFieldsFragment) => [
        ...(kinds.length > 0 ? [beds(kinds)] : []),
        ...(squareMeters === null ? [] : [t('squareMeters', { size: squareMeters })]),
      ],
      facility: ({ code, text }: FacilityFieldsFragment) => (code === 'UNRECOGNISED' ? text : t(`facility.${code}`)),
    }
  }, [i18n.language, t])
}
