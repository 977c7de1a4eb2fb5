import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RoomKindFieldsFragment } from '#src/data/room-kind.generated.ts'
import { i18n, loadTexts } from '#src/lib/i18n/i18n.ts'
import { useRoomTexts } from './use-room-texts.ts'

const room = (changes: Partial<RoomKindFieldsFragment> = {}): RoomKindFieldsFragment => ({
  __typename: 'RoomKind',
  type: 'DOUBLE',
  view: 'HARAM',
  beds: [
    { __typename: 'RoomBeds', kind: 'SINGLE', count: 2 },
    { __typename: 'RoomBeds', kind: 'EXTRA', count: 1 },
  ],
  squareMeters: 22,
  ...changes,
})

const texts = (city = 'SA1') => renderHook(() => useRoomTexts(city)).result.current

beforeEach(() => loadTexts('stay'))
afterEach(async () => {
  await i18n.changeLanguage('en-US')
})

test.each([
  ['en-US', 'Double room, Haram view', '2 single beds and 1 extra bed'],
  ['ar-SA', 'غرفة ثنائية بإطلالة على الحرم', 'سريران مفردان وسرير إضافي'],
  ['tr-TR', 'İki kişilik oda, Harem manzaralı', '2 tek kişilik yatak ve 1 ilave yatak'],
  ['id-ID', 'Kamar double, Haram view', '2 tempat tidur single dan 1\u00a0extra\u00a0bed'],
  ['ur-PK', 'ڈبل کمرہ، حرم ویو', '2 سنگل بیڈ اور 1 اضافی بیڈ'],
])('describes a room and its beds in %s', async (language, name, beds) => {
  await i18n.changeLanguage(language)
  await loadTexts('stay')
  expect(texts().room('double room', room())).toBe(name)
  expect(texts().beds(room().beds)).toBe(beds)
})

test('uses the supplier’s texts for rooms and facilities without a code', () => {
  expect(texts().room('Sea Pearl Suite', room({ type: 'UNRECOGNISED' }))).toBe('Sea Pearl Suite')
  const facility = {
    __typename: 'Facility' as const,
    code: 'UNRECOGNISED' as const,
    text: 'Four lifts',
    language: null,
  }
  expect(texts().facility(facility)).toBe('Four lifts')
  expect(texts().facility({ ...facility, code: 'ELEVATOR' })).toBe('Elevator')
})

test('shows the name of the city’s mosque in views and facilities', () => {
  const shuttle = {
    __typename: 'Facility' as const,
    code: 'HARAM_SHUTTLE' as const,
    text: 'Haram shuttle',
    language: null,
  }
  expect(texts('SA1').facility(shuttle)).toBe('Shuttle to the Haram')
  expect(texts('SA4').facility(shuttle)).toBe('Shuttle to the Prophet’s Mosque')
  expect(texts('SA4').room('double room', room())).toBe('Double room, Prophet’s Mosque view')
})

test('omits beds and room size when they are missing', () => {
  expect(texts().roomFacts(room({ beds: [], squareMeters: null }))).toEqual([])
})
