/** Typed codec between the parameters of a URL and the view of a list. Reading never fails: invalid text becomes a valid value. */
import { parseWhole } from '#src/domain/digits.ts'
import { tidy } from '#src/domain/text.ts'
import { parseStayDate } from '#src/domain/stay.ts'

/** One parameter. A missing parameter is read as '', and a value printed as '' is omitted from the URL. */
export interface Param<T> {
  readonly read: (text: string) => T
  readonly print: (value: T) => string
}

const maxPage = 1_000_000

/** Page number, starting at 1. */
export const pageParam: Param<number> = {
  read: (text) => Math.min(Math.max(1, parseWhole(text) ?? 1), maxPage),
  print: (page) => (page > 1 ? String(page) : ''),
}

export const textParam = (maxLength: number): Param<string> => ({
  read: (text) => tidy(text).slice(0, maxLength),
  print: tidy,
})

/** One of the known values; `fallback` for anything else. The fallback is omitted from the URL. */
export function oneOfParam<T extends string, F extends T | null>(values: readonly T[], fallback: F): Param<T | F> {
  return {
    read: (text) => values.find((value) => value === text) ?? fallback,
    print: (value) => (value === null || value === fallback ? '' : value),
  }
}

/** Some of the known values, comma-separated, in their declared order, without duplicates. */
export const someOfParam = <T extends string | number>(values: readonly T[]): Param<readonly T[]> => ({
  read: (text) => {
    const requested = new Set(text.split(','))
    return values.filter((value) => requested.has(String(value)))
  },
  print: (list) => list.join(','),
})

/** Words that match `pattern`, comma-separated, without duplicates, at most `maxCount`. */
export const wordsParam = (pattern: RegExp, maxCount: number): Param<readonly string[]> => ({
  read: (text) => [...new Set(text.split(','))].filter((word) => pattern.test(word)).slice(0, maxCount),
  print: (words) => words.join(','),
})

/** A whole number, clamped to the bounds; undefined for anything else. */
export const numberParam = ({ min, max }: { min: number; max: number }): Param<number | undefined> => ({
  read: (text) => {
    const number = parseWhole(text)
    return number === undefined ? undefined : Math.min(Math.max(number, min), max)
  },
  print: (value) => (value === undefined ? '' : String(value)),
})

/** `true`, `false` or undefined. */
export const flagParam: Param<boolean | undefined> = {
  read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  print: (value) => (value === undefined ? '' : String(value)),
}

/** A calendar date `YYYY-MM-DD`; '' for anything else. */
export const dateParam: Param<string> = {
  read: (text) => parseStayDate(text)?.toString() ?? '',
  print: (date) => date,
}

/** Parameters by name. */
export type Params = Record<string, { read: (text: string) => unknown; print: (value: never) => string }>
export type ValuesOf<P extends Params> = { readonly [K in keyof P]: ReturnType<P[K]['read']> }

/** Reads and writes all parameters of a view. `write` keeps other parameters of the URL. */
export function searchParamsCodec<P extends Params>(params: P) {
  const names: (keyof P & string)[] = Object.keys(params)
  return {
    read(parameters: URLSearchParams): ValuesOf<P> {
      return Object.fromEntries(
        names.map((name) => [name, params[name]?.read(parameters.get(name) ?? '')]),
      ) as ValuesOf<P>
    },
    write(parameters: URLSearchParams, values: ValuesOf<P>): URLSearchParams {
      const written = new URLSearchParams(parameters)
      for (const name of names) {
        const text = params[name]?.print(values[name] as never) ?? ''
        if (text) written.set(name, text)
        else written.delete(name)
      }
      return written
    },
  }
}
