import { describe, expect, test } from 'vitest'
import { type StayDetails, describeStayDetails } from './describe-stay.ts'

const stay: StayDetails = {
  hotelName: 'Nakhla Terrace',
  locationCode: 'SA1',
  checkIn: '2026-12-13',
  checkOut: '2026-12-18',
  rooms: 2,
  guests: 6,
  specialRequests: null,
}

const removeIsolates = (lines: string[]) => lines.map((line) => line.replaceAll(/[\u2066-\u2069]/g, ''))

describe('stay description in an e-mail', () => {
  test.each([
    ['en-US', ['Nakhla Terrace, Makkah', 'Sun 13 Dec 2026 to Fri 18 Dec 2026', '5 nights · 2 rooms · 6 guests']],
    [
      'ar-SA',
      ['Nakhla Terrace، مكة المكرمة', 'من الأحد، 13 ديسمبر 2026 إلى الجمعة، 18 ديسمبر 2026', '5 ليالٍ · غرفتان · 6 ضيوف'],
    ],
    ['tr-TR', ['Nakhla Terrace, Mekke', 'Giriş 13 Ara 2026 Paz, çıkış 18 Ara 2026 Cum', '5 gece · 2 oda · 6 misafir']],
    ['id-ID', ['Nakhla Terrace, Makkah', 'Min, 13 Des 2026 sampai Jum, 18 Des 2026', '5 malam · 2 kamar · 6 tamu']],
    [
      'ur-PK',
      [
        'Nakhla Terrace، مکہ مکرمہ',
        'چیک اِن اتوار، 13 دسمبر 2026، چیک آؤٹ جمعہ، 18 دسمبر 2026',
        '5 راتیں · 2 کمرے · 6 مہمان',
      ],
    ],
  ] as const)('is written in %s', (locale, lines) => {
    expect(removeIsolates(describeStayDetails(locale, stay).lines)).toEqual(lines)
  })

  test.each([
    ['en-US', 'Special requests: low floor · baby cot', 'Note to the hotel: A walking frame.'],
    ['ar-SA', 'الطلبات الخاصة: طابق منخفض · سرير أطفال', 'ملاحظة للفندق: A walking frame.'],
    ['tr-TR', 'Özel istekler: alt katlarda oda · bebek yatağı', 'Otele not: A walking frame.'],
    ['id-ID', 'Permintaan khusus: lantai rendah · tempat tidur bayi', 'Catatan untuk hotel: A walking frame.'],
    ['ur-PK', 'خصوصی درخواستیں: نچلی منزل · بے بی کاٹ', 'ہوٹل کے لیے نوٹ: A walking frame.'],
  ] as const)('lists special requests in %s', (locale, requests, note) => {
    const { notes } = describeStayDetails(locale, {
      ...stay,
      specialRequests: { arrivalTime: '22:30', codes: ['LOW_FLOOR', 'BABY_COT'], note: 'A walking\nframe.' },
    })
    expect(removeIsolates(notes)).toEqual([expect.stringContaining('22:30'), requests, note, expect.any(String)])
  })

  test('has no notes without special requests', () => {
    expect(describeStayDetails('en-US', stay).notes).toEqual([])
  })

  test('shows a multi-line hotel name on one line', () => {
    const { lines } = describeStayDetails('en-US', { ...stay, hotelName: 'A\r\nBcc: x@y.test' })
    expect(removeIsolates(lines)[0]).toBe('A Bcc: x@y.test, Makkah')
  })
})
