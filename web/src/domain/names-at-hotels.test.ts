import { expect, test } from 'vitest'
import { isUnreadableAtHotels } from './names-at-hotels.ts'

test.each(['Šarić', 'Nguyễn Thị', 'D’Souza', 'Al-Rashid', 'محمد علی', 'ڕێبوار', ''])(
  'treats the name %s as readable for hotels',
  (name) => expect(isUnreadableAtHotels(name)).toBe(false),
)

test.each(['রহিম উদ্দিন', 'इमरान', '陳大文', 'สมชาย', 'Юсуф', 'Γιώργος', 'Ali Юсуф'])(
  'treats the name %s as unreadable for hotels',
  (name) => expect(isUnreadableAtHotels(name)).toBe(true),
)
