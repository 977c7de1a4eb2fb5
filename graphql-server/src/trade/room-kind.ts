/** Reads the kind of a room: by the gateway's codes, otherwise by a name that consists only of a known type and view. */
import type { BedKind, RoomBeds, RoomKind, RoomType, RoomView } from '../__generated__/schema-types.ts'
import { count, field, list, number, text } from '../gateway/wire.ts'
import { createEnumReader } from '../gateway/enum-reader.ts'
import { foldedText } from '../values/text.ts'

const types: Record<Exclude<RoomType, 'UNRECOGNISED'>, readonly string[]> = {
  SINGLE: ['single room', 'غرفة فردية'],
  DOUBLE: ['double room', 'twin room', 'غرفة ثنائية', 'غرفة مزدوجة'],
  TRIPLE: ['triple room', 'غرفة ثلاثية'],
  QUADRUPLE: ['quadruple room', 'quad room', 'غرفة رباعية'],
  QUINTUPLE: ['quintuple room', 'غرفة خماسية'],
  FAMILY_SUITE: ['family suite', 'جناح عائلي'],
}

const views: Record<RoomView, readonly string[]> = {
  HARAM: ['haram view', 'مطلة على الحرم', 'إطلالة على الحرم'],
  KAABA: ['kaaba view', 'مطلة على الكعبة', 'إطلالة على الكعبة'],
  CITY: ['city view', 'مطلة على المدينة', 'إطلالة على المدينة'],
}

const readBedKind = createEnumReader<Exclude<BedKind, 'UNRECOGNISED'>>({
  SINGLE: true,
  DOUBLE: true,
  KING: true,
  EXTRA: true,
})

const isType = (code: string | undefined): code is keyof typeof types =>
  code !== undefined && Object.hasOwn(types, code)
const isView = (code: string | undefined): code is RoomView => code !== undefined && Object.hasOwn(views, code)

const foldNames = <Code extends string>(table: Record<Code, readonly string[]>) =>
  Object.entries<readonly string[]>(table).flatMap(([code, names]) =>
    names.map((name) => [foldedText(name), code] as const),
  )

const typesByName = new Map(foldNames(types))
const viewNames = foldNames(views)

const separators = /^[\s,،–-]+|[\s,،–-]+$/g

/** Reads type and view from a name; `UNRECOGNISED` if the name contains anything else. */
function readName(name: string): Pick<RoomKind, 'type' | 'view'> {
  const folded = foldedText(name)
  const [viewName, view] = viewNames.find(([name]) => folded.endsWith(name)) ?? ['', undefined]
  const type = typesByName.get(folded.slice(0, folded.length - viewName.length).replaceAll(separators, ''))
  return isType(type) ? { type, view: isView(view) ? view : null } : { type: 'UNRECOGNISED', view: null }
}

function readBeds(value: unknown): RoomBeds[] {
  return list(value).flatMap((entry) => {
    const number = count(field(entry, 'quantity')) ?? 0
    return number > 0 ? [{ kind: readBedKind(field(entry, 'type')) ?? 'UNRECOGNISED', count: number }] : []
  })
}

/** Reads a size in whole square meters; null when it is missing or impossible. */
function readSize(value: unknown): number | null {
  const size = Math.round(number(value) ?? 0)
  return size > 0 && size < 10_000 ? size : null
}

/** Reads the kind of a room in hotel details, an availability response or a reservation. */
export function readRoomKind(room: unknown): RoomKind {
  const type = text(field(room, 'roomType'))
  const view = text(field(room, 'view'))
  return {
    ...(isType(type)
      ? { type, view: isView(view) ? view : null }
      : readName(text(field(room, 'name')) ?? text(field(room, 'roomCategory')) ?? '')),
    beds: readBeds(field(room, 'beds')),
    squareMeters: readSize(field(room, 'squareMeters')),
  }
}
