import type { Board } from '../__generated__/schema-types.ts'
import { field, list, fieldText } from '../gateway/wire.ts'
import { cacheByText } from '../values/cached-by-text.ts'
import { foldedText } from '../values/text.ts'

// All patterns below match text that `foldedText` has normalized: lower case, no accents or vowel signs, one spelling of Arabic letters.

const breakfast = /breakfast|kahvalti|sarapan|makan pagi|petit[\s-]?dejeuner|فطور|افطار|ناشت[هاي]/u
const lunch = /lunch|ogle yemegi|makan siang|(?<!petit[\s-]?)dejeuner|غداء|دوپهر كا كهانا|ظهرانه/u
const dinner = /dinner|supper|\bdiner\b|aksam yemegi|makan malam|عشاء|عشاييه|رات كا كهانا/u
const meals =
  /meals?( plan)?|\bfood|half[\s-]?board|full[\s-]?board|\brepas\b|\byemek|\bogun|\bmakan(an)?\b|وجب(ات|ه)|كهان[اي]/u

const roomOnly =
  /room[\s-]?only|(bed|accommodation|lodging)[\s-]?only|self[\s-]?catering|european plan|(sadece|yalnizca|yalniz) (oda|konaklama)|(hanya|cuma) kamar|kamar saja|(chambre|hebergement|logement) seule?|غرفه فقط|اقامه فقط|صرف كمر[هاي]/u
const allInclusive =
  /all[\s-]?inclusive(?! of)|all[\s-]?incl\b|her sey dahil|(termasuk semua|semua termasuk|serba termasuk)(?! makan)|tout (compris|inclus)|شامله? كل(?! الوجبات)|الاقامه الشامله|شامل كليا|سب كچه شامل|سب شامل/u
const fullBoard =
  /full[\s-]?(board|pension)|pension complete|(all|three|3) meals|tam pansiyon|(uc|3) ogun|(papan|makan|pensi) penuh|(tiga kali|3x) makan|اقامه كامله|كامل الوجبات|كامله الوجبات|(كل|جميع) الوجبات|(ثلاث|3) وجبات|فل بورڈ|تينون وقت|تين وقت/u
const halfBoard =
  /half[\s-]?(board|pension)|demi[\s-]?pension|two meals|yarim pansiyon|(iki|2) ogun|setengah (papan|pensi|board)|نصف اقامه|نصف الاقامه|وجبتين|وجبتان|هاف بورڈ|دو وقت/u

const meal = `(?:${[breakfast, lunch, dinner, meals].map(({ source }) => source).join('|')})`
const prefix = String.raw`(?:(?:any|daily|free|buffet|continental|وجبه|ال|ل|ب)\s?)*`
const joiner = String.raw`(?:\s*(?:,|،|/|&|\+|\band\b|\bor\b|\bve\b|\bveya\b|\bdan\b|\batau\b|\bet\b|\bou\b|\bni\b|اور|يا|او|و)\s*)`
const mealList = `${prefix}${meal}(?:${joiner}${prefix}${meal})*`

const negationBefore = String.raw`(?:\b(?:no|without|excl(?:uding|udes|\.)?|non|not includ(?:ing|e|ed:?)|sans|tanpa|tidak (?:termasuk|ada|disediakan)|belum termasuk)\b\.?|بدون|من دون|من غير|بلا|(?:لا|لم) [يت]شمل|غير شامله?|بغير)`
const negationAfter = String.raw`(?:'?s)?\s*[-–:(]?\s*(?:(?:is|are|isn't|aren't)?\s*(?:not\b|n't\b|excluded|unavailable|extra\b|optional|payable|available (?:at|for|on)|at (?:an )?(?:extra|additional)|for (?:a|an) (?:fee|extra|additional)|on request)|non (?:inclus|compris)|exclus?\b|siz\b|(?:si)?\s*(?:haric|yok\b|dahil degil|mevcut degil)|tidak|belum|غير|لا [يت]شمل|(?:شامل |دستياب |مين شامل )?نهين|كي بغير|كي علاوه)`

const negated = new RegExp(`${negationBefore}\\s*${mealList}|${mealList}${negationAfter}`, 'gu')

const codes: Record<string, Board> = {
  RO: 'ROOM_ONLY',
  BB: 'BREAKFAST',
  'B&B': 'BREAKFAST',
  HB: 'HALF_BOARD',
  FB: 'FULL_BOARD',
  AI: 'ALL_INCLUSIVE',
}

/** Finds the board for a code: either the whole text, in any case (`hb`), or in uppercase within a longer text (`HB - Makkah view`). */
function findBoardCode(boardText: string): Board | undefined {
  const wholeText = boardText.trim().toUpperCase().replaceAll(' ', '')
  if (Object.hasOwn(codes, wholeText)) return codes[wholeText]
  const match = /(?<![\p{L}\p{N}])(?:RO|BB|B ?& ?B|HB|FB|AI)(?![\p{L}\p{N}])/u.exec(boardText)
  return match ? codes[match[0].replaceAll(' ', '')] : undefined
}

function readBoardText(boardText: string): Board {
  const folded = foldedText(boardText)
  if (roomOnly.test(folded)) return 'ROOM_ONLY'
  const offeredText = folded.replaceAll(negated, ' ')
  if (allInclusive.test(offeredText)) return 'ALL_INCLUSIVE'
  const has = (pattern: RegExp) => pattern.test(offeredText)
  if (has(fullBoard) || (has(breakfast) && has(lunch) && has(dinner))) return 'FULL_BOARD'
  if (has(halfBoard) || (has(breakfast) && (has(lunch) || has(dinner)))) return 'HALF_BOARD'
  if (has(breakfast)) return 'BREAKFAST'
  const boardFromCode = findBoardCode(boardText)
  if (boardFromCode) return boardFromCode
  return offeredText === folded || has(lunch) || has(dinner) ? 'UNRECOGNISED' : 'ROOM_ONLY'
}

const cachedBoard = cacheByText(readBoardText)

/** Recognizes the board in a supplier's text, in any language that suppliers use. */
export const recognizeBoard = (boardText: string | undefined): Board =>
  boardText === undefined ? 'UNRECOGNISED' : cachedBoard(boardText)

/** Wire members read by `readBoard`, in lower case. */
export const boardMembers = { mealdescription: true, boardtypes: { type: true }, boardcode: true } as const

/** Reads the board of a hotel, room or rate: by the gateway's code, otherwise by the supplier's text. */
export function readBoard(source: unknown): { board: Board; boardText: string | null } {
  const boardText = fieldText(source, 'mealDescription') ?? fieldText(list(field(source, 'boardTypes'))[0], 'type')
  const code = fieldText(source, 'boardCode')
  const boardFromCode = code !== undefined && Object.hasOwn(codes, code) ? codes[code] : undefined
  return { board: boardFromCode ?? recognizeBoard(boardText), boardText: boardText ?? null }
}

/** Boards in the order they are listed. */
export const allBoards: readonly Board[] = [
  'ROOM_ONLY',
  'BREAKFAST',
  'HALF_BOARD',
  'FULL_BOARD',
  'ALL_INCLUSIVE',
  'UNRECOGNISED',
]
