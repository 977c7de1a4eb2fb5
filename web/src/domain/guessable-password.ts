// Only the web app has this rule. The user pool checks the length of a password and whether it has leaked.

/** Common words in passwords, in the agents' languages. */
const commonWords = (
  'password passwort parola sifre rahasia katasandi welcome letmein iloveyou changeme default secret admin administrator login master ' +
  'test user guest football monkey dragon sunshine princess superman bismillah alhamdulillah mashallah muhammad pakistan indonesia ' +
  'turkiye turkey istanbul jakarta karachi lahore riyadh jeddah makkah madinah mecca medina kaaba umrah hajj rihla travel'
).split(' ')

const keyboardRows = (
  '01234567890 abcdefghijklmnopqrstuvwxyz qwertyuiop asdfghjkl zxcvbnm qwertzuiop azertyuiop 1q2w3e4r5t6y7u8i9o0p ' +
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm qazwsxedcrfvtgbyhnujm ضصثقفغعهخحجد شسيبلاتنمكط'
)
  .split(' ')
  .flatMap((row) => [row, Array.from(row).reverse().join('')])

/** Digits and symbols that replace letters. */
const lettersBySign: Partial<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const MIN_RUN = 4
const MIN_WORD = 4
const MIN_REST = 4

const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

/** An email address or name together with its parts. */
const splitIntoParts = (text: string): string[] => {
  const folded = fold(text)
  return [folded, folded.split('@')[0] ?? '', folded.replaceAll(/[^\p{L}\d]/gu, ''), ...folded.split(/[^\p{L}\d]+/u)]
}

/**
 * Whether a password is easy to guess: it consists of common words, `personal` texts (email address, names), keys in a keyboard row and repeated
 * characters, and has fewer than four other characters or only a year.
 */
export function isGuessable(password: string, personal: readonly string[]): boolean {
  const characters = Array.from(fold(password))
  if (new Set(characters).size < 4) return true
  const text = characters.join('')
  const spelledOut = characters.map((character) => lettersBySign[character] ?? character).join('')
  const covered = new Set<number>()
  const cover = (start: number, length: number) => {
    for (let index = start; index < start + length; index++) covered.add(index)
  }

  const words = [...commonWords, ...personal.flatMap(splitIntoParts)].filter(({ length }) => length >= MIN_WORD)
  for (const word of words) {
    for (const spelling of [text, spelledOut]) {
      for (let start = spelling.indexOf(word); start >= 0; start = spelling.indexOf(word, start + 1))
        cover(start, word.length)
    }
  }
  for (let start = 0; start < text.length; start++) {
    const length = runLength(text.slice(start))
    if (length >= MIN_RUN) cover(start, length)
  }

  const uncovered = Array.from(text)
    .filter((_, index) => !covered.has(index))
    .join('')
  // A year is the most common suffix.
  return uncovered.length < MIN_REST || (covered.size > 0 && /^\d{4}$/.test(uncovered))
}

/** Length of the keyboard row or repetition at the start of the text. */
function runLength(text: string): number {
  const repeated = /^(.)\1*/u.exec(text)?.[0].length ?? 0
  let length = repeated
  while (length < text.length && keyboardRows.some((row) => row.includes(text.slice(0, length + 1)))) length++
  return length
}
