import { describe, expect, test } from 'vitest'
import { cities, findCities } from './cities.ts'
import { locateHotel } from './coordinates.ts'
import {
  toHotelId,
  readImages,
  readMainImage,
  mergeHotelContent,
  readHotelContent,
  tidyName,
  timeOfDay,
  removeLanguageSuffix,
} from './hotel-content.ts'
import { plainText } from '../values/plain-text.ts'

test.each([
  ['16:00:00', '16:00'],
  ['14:00', '14:00'],
  ['2:00 PM ', '14:00'],
  ['12:00 pm', '12:00'],
  ['12:00 AM', '00:00'],
  ['4 a.m.', '04:00'],
  ['12:00 ص ', '00:00'],
  ['2:00 م  ', '14:00'],
  ['٤:٣٠ م', '16:30'],
  ['00:00:00', '00:00'],
  ['2026-12-10T15:00:00', '15:00'],
  ['14', null],
  ['25:00', null],
  ['12:75', null],
  ['13:00 AM', null],
  ['after lunch', null],
  ['', null],
  [null, null],
  [1400, null],
])('parses the time %j as %j', (wire, time) => {
  expect(timeOfDay(wire)).toBe(time)
})

test.each([
  ['  sage   garden ', 'Sage Garden'],
  ['SAGE GARDEN', 'Sage Garden'],
  ["al-noor's o'hara 7", "Al-Noor's O'hara 7"],
  ['Sage garden by McKay', 'Sage garden by McKay'],
  ['فندق  الحديقة', 'فندق الحديقة'],
  ['فندق الحديقة sage', 'فندق الحديقة sage'],
  ['Bread &amp; Salt', 'Bread & Salt'],
])('normalizes the name %j to %j', (wire, name) => {
  expect(tidyName(wire)).toBe(name)
})

describe('hotel pictures', () => {
  const photo = (name: string) => `https://pictures.example.com/${name}.jpg`
  const drawing = '/media/hotel/4911111111.svg'

  test('come from the gallery if the URL of the main picture is a folder', () => {
    for (const imagePath of ['https://pictures.example.com/hotels/', '//pictures.example.com/', '/media/hotel/']) {
      const source = { imagePath, images: [{ url: photo('lobby') }] }
      expect(readMainImage(source)).toBe(photo('lobby'))
      expect(readImages(source)).toEqual([photo('lobby')])
    }
  })

  test('show photos before drawings', () => {
    const source = { imagePath: drawing, images: [{ url: '/media/lobby/1.svg' }, { url: photo('room') }] }
    expect(readMainImage(source)).toBe(photo('room'))
    expect(readImages(source)).toEqual([photo('room'), drawing, '/media/lobby/1.svg'])
    expect(readMainImage({ imagePath: drawing })).toBe(drawing)
  })

  test('prefer any supplier’s photo to a cheaper supplier’s drawing', () => {
    const contentWith = (imagePath: string) => readHotelContent({ name: 'Sage', imagePath }, '4911111111', cities)
    const merged = mergeHotelContent('4911111111', [contentWith(drawing), contentWith(photo('front'))], 'en-US')
    expect(merged.imageUrl).toBe(photo('front'))
  })
})

describe('hotel location', () => {
  const makkah = findCities('SA1')
  const locate = (latitude: unknown, longitude: unknown, haramDistance: unknown = null) =>
    locateHotel({ latitude, longitude, haramDistance }, makkah)

  test('is read from numbers or text, with its distance to the Haram', () => {
    const place = { location: { latitude: 21.4201, longitude: 39.8249 }, distanceToHaram: 299 }
    expect(locate(21.4201, 39.8249, 9_999_999)).toEqual(place)
    expect(locate('21.4201', '39.8249')).toEqual(place)
  })

  test('is corrected when the values are swapped', () => {
    expect(locate(39.8249, 21.4201).location).toEqual({ latitude: 21.4201, longitude: 39.8249 })
  })

  test.each([
    [39.8249, 39.8249],
    [21.42, 21.42],
    [0, 0],
    [180, 180],
    [32, 22],
    [1, 1],
    [24.4672, 39.6112],
    [null, null],
    ['x', 'y'],
  ])('is unknown for %j, %j', (latitude, longitude) => {
    expect(locate(latitude, longitude)).toEqual({ location: null, distanceToHaram: null })
  })

  test('uses the supplier’s distance only if it is plausible and there are no coordinates', () => {
    expect(locate(0, 0, 850).distanceToHaram).toBe(850)
    expect(locate(0, 0, '850').distanceToHaram).toBe(850)
    expect(locate(0, 0, 4_918_000).distanceToHaram).toBeNull()
    expect(locate(0, 0, 0).distanceToHaram).toBeNull()
    expect(locate(0, 0, -5).distanceToHaram).toBeNull()
  })

  test('may be in either city for an unknown location code', () => {
    const madinah = cities.find(({ code }) => code === 'SA4')?.haram
    const { distanceToHaram } = locateHotel(
      { ...madinah, latitude: 24.4672, longitude: 39.6112, haramDistance: null },
      findCities('X9'),
    )
    expect(distanceToHaram).toBe(0)
  })
})

test.each([
  ['<p>Near&amp;nbsp;the mosque</p>\r\n<p>Lift</p>', 'Near the mosque\nLift'],
  ['&lt;font style=&quot;x&quot;&gt;Quiet&lt;/font&gt;', 'Quiet'],
  ['&amp;lt;b&amp;gt;Bold', 'Bold'],
  ['<script>alert(1)</script>Rest', 'Rest'],
  ['5 &lt; 7 rooms', '5 < 7 rooms'],
  ['caf&#233; &#x1F54B;', 'café 🕋'],
  ['&#0;&#55296;ok', 'ok'],
  ['&unknown; stays', '&unknown; stays'],
  ['until  14:00 . Then, later , 50 %', 'until 14:00. Then, later, 50 %'],
  ['<p>حتى 14:00 ، ثم</p><p>مجانًا .</p>', 'حتى 14:00، ثم\nمجانًا.'],
  ['from .5 to ...', 'from .5 to ...'],
  ['   ', undefined],
  [undefined, undefined],
])('cleans the text %j to %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('identifies a hotel by the ministry’s code, or else by the supplier’s code without its language suffix', () => {
  expect(toHotelId({ umrahHotelCode: '4911111111' }, 'HUDXConnect', '20001_en-US')).toBe('4911111111')
  expect(toHotelId({ umrahHotelCode: 4911111111 }, 'Agoda', '733001')).toBe('4911111111')
  for (const umrahHotelCode of [null, '', 'null', '0', '000000', {}]) {
    expect(toHotelId({ umrahHotelCode }, 'HUDXConnect', '20001_ar-SA')).toBe('hudxconnect:20001')
  }
  expect(['20001_en-US', '20001_ar', '20001_ar-AE', 'UH_510', '733001'].map(removeLanguageSuffix)).toEqual([
    '20001',
    '20001',
    '20001',
    'UH_510',
    '733001',
  ])
})
