import { isInSample } from '../../src/values/seeded-random.ts'
import type { Quirk } from '../../src/products/hotel/supplier/hotel.ts'

interface QuirkRule {
  quirk: Quirk
  /** Share of hotels in thousandths. */
  permille: number
  /** What the client receives. */
  effect: string
}

/** Irregularities in real suppliers' data, applied to a small share of the hotels. A hotel has at most one quirk of each group. */
const groups: readonly (readonly QuirkRule[])[] = [
  [
    { quirk: 'imageMissing', permille: 70, effect: 'no picture at all' },
    { quirk: 'imageProtocolRelative', permille: 8, effect: 'a picture URL that begins with //' },
    { quirk: 'imageNone', permille: 4, effect: 'the text https:None as the picture URL' },
  ],
  [
    { quirk: 'latitudeTwice', permille: 40, effect: 'the longitude in both coordinates' },
    { quirk: 'coordinatesSwapped', permille: 15, effect: 'latitude and longitude swapped' },
    { quirk: 'coordinatesZero', permille: 15, effect: 'coordinates 0,0' },
    { quirk: 'coordinatesMissing', permille: 20, effect: 'no coordinates' },
  ],
  [{ quirk: 'distanceAbsurd', permille: 40, effect: 'thousands of kilometers to the Haram' }],
  [
    { quirk: 'descriptionMissing', permille: 80, effect: 'no description' },
    { quirk: 'descriptionEscapedTwice', permille: 40, effect: 'HTML in the description, escaped twice' },
  ],
  [
    { quirk: 'addressMissing', permille: 70, effect: 'no address' },
    { quirk: 'addressArabic', permille: 90, effect: 'an Arabic address in every language' },
  ],
  [
    { quirk: 'nameDoubleBlank', permille: 30, effect: 'double and trailing spaces in the name' },
    { quirk: 'nameArabicOnly', permille: 20, effect: 'an Arabic name in every language' },
  ],
  [{ quirk: 'timesMissing', permille: 50, effect: 'no check-in and check-out times' }],
  [{ quirk: 'emailTextNull', permille: 30, effect: 'the text "null" as e-mail' }],
  [{ quirk: 'listsNull', permille: 30, effect: 'null in place of empty lists' }],
  [{ quirk: 'groupedAsText', permille: 300, effect: 'isGroupedRooms as the text "true" (agoda only)' }],
  [{ quirk: 'mealMissing', permille: 60, effect: 'no meal plan text (agoda only)' }],
  [{ quirk: 'detailEmpty', permille: 6, effect: 'listed in the search, but without rooms in the details' }],
  [
    {
      quirk: 'placeholderPrice',
      permille: 8,
      effect: 'a placeholder price of tens of thousands a night at the end of Ramadan',
    },
  ],
]

/** Picks the quirks of a hotel, always the same ones for the same hotel. */
export function pickQuirks(hotelCode: string): Quirk[] {
  return groups.flatMap((group) => {
    const rule = group.find(({ quirk, permille }) => isInSample(`quirk:${quirk}:${hotelCode}`, permille))
    return rule ? [rule.quirk] : []
  })
}

export const quirkEffects: ReadonlyMap<Quirk, string> = new Map(
  groups.flat().map(({ quirk, effect }) => [quirk, effect]),
)
