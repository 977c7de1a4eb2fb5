import { describe, expect, it } from 'vitest'
import { isIban } from '../../src/agents/iban.ts'
import { demoCompanies } from '../companies.ts'
import { generateHotels } from './hotels.ts'
import { quirkEffects } from './quirks.ts'
import { scenarioHotels } from './scenario-hotels.ts'

const hotels = generateHotels()
const inCity = (location: string) => hotels.filter((hotel) => hotel.location === location)

describe('demo hotels', () => {
  it('are the same on every start', () => {
    expect(generateHotels()).toEqual(hotels)
  })

  it('include at least 300 hotels in Makkah and 200 in Madinah', () => {
    expect(inCity('SA1').length).toBeGreaterThanOrEqual(300)
    expect(inCity('SA4').length).toBeGreaterThanOrEqual(200)
  })

  it('have unique names, codes and supplier numbers', () => {
    const distinct = (values: string[]) => new Set(values).size
    const listings = hotels.flatMap((hotel) => hotel.listings.map(({ supplier, number }) => `${supplier}:${number}`))
    expect(distinct(hotels.map(({ name }) => name.en))).toBe(hotels.length)
    expect(distinct(hotels.map(({ name }) => name.ar))).toBe(hotels.length)
    expect(distinct(hotels.map(({ code }) => code))).toBe(hotels.length)
    expect(distinct(listings)).toBe(listings.length)
    expect(hotels.filter(({ code }) => !/^49\d{8}$/.test(code))).toEqual([])
  })

  it('are located within their city', () => {
    const boxes = { SA1: [21.2, 21.7, 39.6, 40.1], SA4: [24.3, 24.7, 39.4, 39.8] } as const
    const outside = hotels.filter(({ location, latitude, longitude, distance }) => {
      const [south, north, west, east] = boxes[location]
      return latitude < south || latitude > north || longitude < west || longitude > east || distance > 8000
    })
    expect(outside).toEqual([])
  })

  it('are spread across all suppliers, with about a third sold by more than one', () => {
    const share = hotels.filter(({ listings }) => listings.length > 1).length / hotels.length
    expect(share).toBeGreaterThan(0.3)
    expect(share).toBeLessThan(0.4)
    for (const supplier of ['agoda', 'umrahholidays', 'hudxconnect']) {
      const listed = hotels.filter(({ listings }) => listings.some((listing) => listing.supplier === supplier))
      expect(listed.length).toBeGreaterThan(100)
    }
  })

  it('cover every quirk, each in a small share of hotels', () => {
    for (const quirk of quirkEffects.keys()) {
      const affected = hotels.filter(({ quirks }) => quirks.includes(quirk)).length
      expect(affected, quirk).toBeGreaterThan(0)
      expect(affected / hotels.length, quirk).toBeLessThan(quirk === 'groupedAsText' ? 0.4 : 0.12)
    }
  })

  it('include a few hotels, each with its own promo code', () => {
    const promos = hotels.flatMap(({ promo }) => promo ?? [])
    expect(promos.length).toBeGreaterThan(5)
    expect(promos.length).toBeLessThan(30)
    expect(new Set(promos).size).toBe(promos.length)
  })
})

describe('scenario hotels', () => {
  it('comprise nine four- or five-star hotels near the Haram, each with one supplier and no quirks', () => {
    const generated = scenarioHotels.map(({ code }) => hotels.find((hotel) => hotel.code === code))
    expect(generated.map((hotel) => hotel?.code)).toEqual(
      ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((n) => `490000000${n}`),
    )
    for (const hotel of generated) {
      expect(hotel).toMatchObject({ location: 'SA1', alwaysAvailable: true, quirks: [] })
      expect(hotel?.listings).toHaveLength(1)
      expect(hotel?.stars).toBeGreaterThanOrEqual(4)
      expect(hotel?.distance).toBeLessThan(500)
    }
    expect(generated[6]?.listings[0].refundability).toBe('non-refundable')
  })
})

describe('demo companies', () => {
  it('have valid IBANs and VAT numbers', () => {
    for (const { ibans, vatNumber } of demoCompanies) {
      expect(ibans.filter((iban) => !isIban(iban))).toEqual([])
      expect(vatNumber).toMatch(/^3\d{13}3$/)
    }
  })
})
