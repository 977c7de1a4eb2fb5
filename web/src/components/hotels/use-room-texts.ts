import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { FacilityCode } from '#src/__generated__/schema.ts'
import { type Mosque, mosqueOf } from '#src/domain/distance.ts'
import type { FacilityFieldsFragment, RoomKindFieldsFragment } from '#src/data/room-kind.generated.ts'

type KnownFacility = Exclude<FacilityCode, 'UNRECOGNISED'>

/** Name of a facility. Facilities about the mosque name the mosque of the city. */
export function facilityName(t: TFunction<'stay'>, code: KnownFacility, mosque: Mosque): string {
  if (mosque === 'PROPHETS_MOSQUE' && code === 'HARAM_SHUTTLE') return t('atProphetsMosque.shuttle')
  if (mosque === 'PROPHETS_MOSQUE' && code === 'HARAM_VIEW_ROOMS') return t('atProphetsMosque.roomsWithView')
  return t(`facility.${code}`)
}

/** `Double room, Haram view`. In Madinah, the view is of the Prophet's Mosque. */
export function roomName(
  t: TFunction<'stay'>,
  name: string,
  { type, view }: RoomKindFieldsFragment,
  mosque: Mosque,
): string {
  if (type === 'UNRECOGNISED') return name
  const room = t(`roomType.${type}`)
  if (view === 'HARAM' && mosque === 'PROPHETS_MOSQUE') return t('atProphetsMosque.roomWithView', { room })
  return view === null ? room : t(`roomWithView.${view}`, { room })
}

/**
 * Names of rooms, beds and facilities in a hotel in this city, in the current language; the supplier's names for those without a code. The city
 * does not matter for beds and sizes.
 */
export function useRoomTexts(locationCode?: string | null) {
  const { t, i18n } = useTranslation('stay')
  return useMemo(() => {
    const mosque = mosqueOf(locationCode)
    const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
    const beds = (kinds: RoomKindFieldsFragment['beds']) =>
      list.format(kinds.map(({ kind, count }) => t(`beds.${kind}`, { count })))
    return {
      room: (name: string, kind: RoomKindFieldsFragment) => roomName(t, name, kind, mosque),
      /** `2 single beds and 1 extra bed`; empty if the supplier lists no beds. */
      beds,
      /** Beds and size: `2 single beds`, `22 m²`. */
      roomFacts: ({ beds: kinds, squareMeters }: RoomKindFieldsFragment) => [
        ...(kinds.length > 0 ? [beds(kinds)] : []),
        ...(squareMeters === null ? [] : [t('squareMeters', { size: squareMeters })]),
      ],
      facility: ({ code, text }: FacilityFieldsFragment) =>
        code === 'UNRECOGNISED' ? text : facilityName(t, code, mosque),
    }
  }, [i18n.language, locationCode, t])
}
