import { useFormat } from './use-format.ts'

/** Returns a function that lists items with the comma of the language on screen, without "and". */
export function useCommaList(): (items: readonly string[]) => string {
  const comma = useFormat().rtl ? '، ' : ', '
  return (items) => items.join(comma)
}
