import { expect, test } from 'vitest'
import { buildFileName } from './file-name.ts'

test.each([
  [['Bookings', 'Example Travel', '2026-11-24'], 'Bookings - Example Travel - 2026-11-24.xlsx'],
  [['Bookings', null, '2026-11-24'], 'Bookings - 2026-11-24.xlsx'],
  [['الحجوزات', 'وكالة/المثال: "النور"', '2026-11-24'], 'الحجوزات - وكالة المثال النور - 2026-11-24.xlsx'],
  [['Bookings', '../..\\etc\u202e\n', '2026-11-24'], 'Bookings - .. .. etc - 2026-11-24.xlsx'],
  [['Bookings', 'x'.repeat(200)], `Bookings - ${'x'.repeat(60)}.xlsx`],
])('builds a file name from %j', (parts, name) => expect(buildFileName(parts, 'xlsx')).toBe(name))
