import { isOneOf } from '../../src/values/seeded-random.ts'
import type { Quirk } from '../../src/products/hotel/supplier/hotel.ts'

interface QuirkRule {
  quirk: Quirk
  /** Share of hotels in thousandths. */
  permille: number
  /** Effect on the client's response. */
  meaning: string
}

/** Irregularities of real suppliers, in a small share of the hotels. A hotel has at most one quirk of each group. */
const groups: readonly (readonly QuirkRule[])[] = [
  [
    { quirk: 'imageMissing', permille: 70, meaning: 'no picture at all' },
    { quirk: 'imageProtocolRelative', permille: 8, meaning: 'a picture address that begins with //' },
    { quirk: 'imageNone', permille: 4, meaning: 'the text https:None as address' },
  ],
  [
    { quirk: 'latitudeTwice', permille: 40, meaning: 'the longitude in both coordinates' },
    { quirk: 'coordinatesSwapped', permille: 15, meaning: 'latitude and longitude swapped' },
    { quirk: 'coordinatesZero', permille: 15, meaning: 'coordinates 0,0' },
    { quirk: 'coordinatesMissing', permille: 20, meaning: 'no coordinates' },
  ],
  [{ quirk: 'distanceAbsurd', permille: 40, meaning: 'thousands of kilometers to the Haram' }],
  [
    { quirk: 'descriptionMissing', permille: 80, meaning: 'no description' },
    { quirk: 'descriptionEscapedTwice', permille: 40, meaning: 'HTML in the description, escaped twice' },
  ],
  [
    { quirk: 'addressMissing', permille: 70, meaning: 'no address' },
    { quirk: 'addressArabic', permille: 90, meaning: 'an Arabic address in every language' },
  ],
  [
    { quirk: 'nameDoubleBlank', permille: 30, meaning: 'double and trailing blanks in the name' },
    { quirk: 'nameArabicOnly', permille: 20, meaning: 'an Arabic name in every language' },
  ],
  [{ quirk: 'timesMissing', permille: 50, meaning: 'no check-in and check-out times' }],
  [{ quirk: 'emailTextNull', permille: 30, meaning: 'the text "null" as e-mail' }],
  [{ quirk: 'listsNull', permille: 30, meaning: 'null in place of empty lists' }],
  [{ quirk: 'groupedAsText', permille: 300, meaning: 'isGroupedRooms as the text "true", at agoda' }],
  [{ quirk: 'mealMissing', permille: 60, meaning: 'no words about meals, at agoda' }],
  [{ quirk: 'detailEmpty', permille: 6, meaning: 'in the search, but without rooms in the detail' }],
  [
    {
      quirk: 'placeholderPrice',
      permille: 8,
      meaning: 'tens of thousands a night at the end of Ramadan, a price nobody means',
    },
  ],
]

/** The quirks of a hotel; always the same. */
export function quirksOf(hotelCode: string): Quirk[] {
  return groups.flatMap((group) => {
    const found = group.find(({ quirk, permille }) => isOneOf(`quirk:${quirk}:${hotelCode}`, permille))
    return found ? [found.quirk] : []
  })
}

export const quirkMeanings: ReadonlyMap<Quirk, string> = new Map(
  groups.flat().map(({ quirk, meaning }) => [quirk, meaning]),
)
