/** A gateway code with its name in the request's language. */
import { field, text } from '../gateway/wire.ts'

export type NamedCode = { code: string; name: string }

/** Returns the name for a code; undefined if it is not listed. */
export const findName = (named: readonly NamedCode[] | undefined, code: string | undefined): string | undefined =>
  named?.find((one) => one.code === code)?.name

/** Reads the code and name of an item in a row. The name falls back to the code. Null if there is no code. */
export function readNamed(
  row: unknown,
  codeField: string,
  nameField: string,
  listed?: readonly NamedCode[],
): NamedCode | null {
  const code = text(field(row, codeField))
  if (code === undefined) return null
  return { code, name: text(field(row, nameField)) ?? findName(listed, code) ?? code }
}

/** Adds the name known from the search to an item that a response identifies only by code. */
export const withKnownName = <Item extends NamedCode>(item: Item, known: readonly (NamedCode | null)[]): Item =>
  item.name === item.code ? { ...item, name: known.find((one) => one?.code === item.code)?.name ?? item.name } : item
