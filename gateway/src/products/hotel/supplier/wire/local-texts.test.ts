import { describe, expect, it } from 'vitest'
import { catalogue } from '#src/testing/catalogue.ts'
import { suppliers } from '../suppliers.ts'
import { type ContentLanguage, contentLanguage, nameIn } from '#src/suppliers/local-names.ts'
import { houseRules, longDescription, shortDescription } from './local-texts.ts'

const languages: ContentLanguage[] = ['en', 'ar', 'tr', 'id', 'ur']
const hotels = (['SA1', 'SA4'] as const).flatMap((city) =>
  catalogue.listHotels(suppliers.hudxconnect, city).map(({ hotel }) => hotel),
)
const nearbyHotel = hotels.find(({ code }) => code === '4900000001')
if (!nearbyHotel) throw new Error('The test hotel is missing')

describe('hotel description', () => {
  it('is available in every supported language', () => {
    expect(shortDescription(nearbyHotel, 'en')).toMatch(
      /^Sahat Al Irtiqa Towers is a 5-star hotel in the .+ district, \d+ m from Masjid al-Haram\.$/,
    )
    expect(shortDescription(nearbyHotel, 'tr')).toMatch(/Mescid-i Haram’a \d+ m mesafede 5 yıldızlı bir oteldir\.$/)
    expect(shortDescription(nearbyHotel, 'id')).toContain('hotel bintang 5 di kawasan')
    expect(shortDescription(nearbyHotel, 'ar')).toMatch(/^أبراج ساحة الارتقاء: فندق من فئة 5 نجوم في حي /)
    expect(shortDescription(nearbyHotel, 'ur')).toMatch(/^ساحۃ الارتقاء ٹاورز: .+ کے علاقے میں 5 اسٹار ہوٹل، /)
  })

  it('shows distances of one kilometer or more in kilometers, with the language’s decimal separator', () => {
    const far = { ...nearbyHotel, distance: 1240 }
    expect(shortDescription(far, 'en')).toContain('1.2 km from')
    expect(shortDescription(far, 'tr')).toContain('1,2 km mesafede')
  })

  it('writes check-in and check-out times with a full stop in Indonesian', () => {
    const hotel = { ...nearbyHotel, checkInTime: '15:00', checkOutTime: '11:30' }
    const hours = /mulai pukul (<b>)?15\.00(<\/b>)?, check-out paling lambat pukul (<b>)?11\.30(<\/b>)?\./
    expect(longDescription(hotel, 'id', '')).toMatch(hours)
    expect(houseRules(hotel, 'id')).toMatch(hours)
    expect(longDescription(hotel, 'en', '')).toContain('from 15:00, check-out until 11:30')
  })

  it.each(languages)('is complete in %s, as are the house rules', (language) => {
    for (const hotel of hotels.slice(0, 40)) {
      const texts = [longDescription(hotel, language, shortDescription(hotel, language)), houseRules(hotel, language)]
      for (const text of texts) expect(text).not.toMatch(/undefined|NaN|null|\$\{/)
    }
  })
})

describe('hotel and room names', () => {
  it('are in Latin, Arabic or Urdu script, depending on the request’s language', () => {
    expect(['en-US', 'tr-TR', 'id-ID', 'ar-SA', 'ur-PK'].map((cultCode) => nameIn(nearbyHotel.name, cultCode))).toEqual(
      [
        'Sahat Al Irtiqa Towers',
        'Sahat Al Irtiqa Towers',
        'Sahat Al Irtiqa Towers',
        'أبراج ساحة الارتقاء',
        'ساحۃ الارتقاء ٹاورز',
      ],
    )
    expect(nameIn({ en: 'Old Name', ar: 'اسم' }, 'ur-PK')).toBe('Old Name')
    expect(contentLanguage('de-DE')).toBe('en')
  })

  it('use Urdu letters in Urdu', () => {
    for (const { name, address, district } of hotels) {
      for (const text of [name.ur, address.ur, district.ur]) expect(text).not.toMatch(/[يكهةىأإ]/)
    }
  })
})
