import { expect, test } from 'vitest'
import { isUnreadableAtHotels } from './names-at-hotels.ts'

test.each(['Šarić', 'Nguyễn Thị', 'D’Souza', 'Al-Rashid', 'محمد علی', 'ڕێبوار', ''])('hotels read %s', (name) =>
  expect(isUnreadableAtHotels(name)).toBe(false),
)

test.each(['রহিম উদ্দিন', 'इमरान', '陳大文', 'สมชาย', 'Юсуф', 'Γιώργος', 'Ali Юсуф'])('hotels may not read %s', (name) =>
  expect(isUnreadableAtHotels(name)).toBe(true),
)
