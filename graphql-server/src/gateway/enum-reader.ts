import { text } from './wire.ts'

/** Maps wire text to an enum value, ignoring case; undefined if it is missing or unknown. */
export const createEnumReader =
  <Value extends string>(values: Readonly<Record<Value, true>>) =>
  (value: unknown): Value | undefined => {
    const name = text(value)?.toUpperCase() ?? ''
    return Object.hasOwn(values, name) ? (name as Value) : undefined
  }
