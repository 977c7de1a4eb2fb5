/** A code of the gateway with its name in the language of the request. */
import { field, text } from '../gateway/wire.ts'

export type Named = { code: string; name: string }

/** Name of a code; undefined if it is not listed. */
export const nameOf = (named: readonly Named[] | undefined, code: string | undefined): string | undefined =>
  named?.find((one) => one.code === code)?.name

/** Code and name of an item in a row, with the code as the fallback name; null without a code. */
export function readNamed(row: unknown, codeField: string, nameField: string, listed?: readonly Named[]): Named | null {
  const code = text(field(row, codeField))
  if (code === undefined) return null
  return { code, name: text(field(row, nameField)) ?? nameOf(listed, code) ?? code }
}

/** Adds the name from the search to an item that an answer identifies only by code. */
export const withKnownName = <Item extends Named>(item: Item, known: readonly (Named | null)[]): Item =>
  item.name === item.code ? { ...item, name: known.find((one) => one?.code === item.code)?.name ?? item.name } : item
