import { expect, test } from 'vitest'
import { isGuessable } from './guessable-password.ts'

const personal = ['ahmed.desk@alnour-travel.example', 'Al Nour Umrah Services']

test.each([
  '12345678',
  '87654321',
  'password1',
  'P@ssw0rd!',
  'Password2026',
  'qwerty123',
  'asdfghjkl',
  '1q2w3e4r',
  'aaaaaaaa',
  'abababab',
  'Umrah2026',
  'bismillah786',
  'ضصثقفغعه',
  'ahmed.desk@alnour-travel.example',
  'Ahmed.Desk1',
  'alnourumrahservices',
  'Services!!',
])('considers the password %s guessable', (password) => expect(isGuessable(password, personal)).toBe(true))

test.each([
  'Umrah-2026!',
  'correct horse battery',
  'سيارة زرقاء في الحي',
  'tR7kz!0w',
  'VJ4yq8Lm2rTzXa',
  'Zamzam42well',
])('does not consider the password %s guessable', (password) => expect(isGuessable(password, personal)).toBe(false))
