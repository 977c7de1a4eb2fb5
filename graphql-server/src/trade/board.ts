import type { Board } from '../__generated__/schema-types.ts'
import { field, list, text } from '../gateway/wire.ts'

/** Suppliers write the board in words of the searched language; the first pattern that fits wins. */
const boards: [RegExp, Board][] = [
  [/\ball[\s-]?incl|\bAI\b|her şey dahil|termasuk semua|شامل كل|الشاملة|سب شامل/i, 'ALL_INCLUSIVE'],
  [/half[\s-]?board|\bHB\b|breakfast.+dinner|yarım pansiyon|setengah|نصف|ہاف بورڈ/i, 'HALF_BOARD'],
  [/full[\s-]?board|\bFB\b|all meals|three meals|tam pansiyon|penuh|كاملة|ثلاث وجبات|فل بورڈ/i, 'FULL_BOARD'],
  [/breakfast|\bBB\b|\bB\s?&\s?B\b|kahvaltı|sarapan|فطور|افطار|إفطار|ناشتہ/i, 'BREAKFAST'],
  [
    /room[\s-]?only|bed only|without meals?|no meals?|\bRO\b|\bEP\b|sadece oda|hanya kamar|kamar saja|tanpa makan|غرفة فقط|بدون وجبات|صرف کمر/i,
    'ROOM_ONLY',
  ],
]

/** The board a supplier's words mean. */
export function boardOf(words: string | undefined): Board {
  if (words === undefined) return 'UNRECOGNISED'
  return boards.find(([pattern]) => pattern.test(words))?.[1] ?? 'UNRECOGNISED'
}

/** Board and words of a hotel, room or rate. */
export function readBoard(source: unknown): { board: Board; boardText: string | null } {
  const words = text(field(source, 'mealDescription')) ?? text(field(list(field(source, 'boardTypes'))[0], 'type'))
  return { board: boardOf(words), boardText: words ?? null }
}

/** The order boards are listed in. */
export const allBoards: readonly Board[] = [
  'ROOM_ONLY',
  'BREAKFAST',
  'HALF_BOARD',
  'FULL_BOARD',
  'ALL_INCLUSIVE',
  'UNRECOGNISED',
]
