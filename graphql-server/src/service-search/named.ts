/** A gateway code with its name in the request's language. */
import { field, text } from '../gateway/wire.ts'

export type NamedCode = { code: string; name: string }

/** Returns the name for a code; undefined if it is not listed. */
export const findName = (named: readonly NamedCode[] | undefined, code: string | undefined): string | undefined =>
  named?.find((candidate) => candidate.code === code)?.name

/** Reads the code and name of an item in a row. The name falls back to the code. Null if there is no code. */
export function readNamed(
  row: unknown,
  codeField: string,
  nameField: string,
  knownNames?: readonly NamedCode[],
): NamedCode | null {
  const code = text(field(row, codeField))
  if (code === undefined) return null
  return { code, name: text(field(row, nameField)) ?? findName(knownNames, code) ?? code }
}

/** Restores the name of an item that a response identifies only by code, from the items found in the search. */
export const restoreName = <Item extends NamedCode>(item: Item, searched: readonly (NamedCode | null)[]): Item =>
  item.name === item.code
    ? { ...item, name: searched.find((candidate) => candidate?.code === item.code)?.name ?? item.name }
    : item
