import { useFormat } from './use-format.ts'

/** Returns a function that joins items with the comma of the current language, without "and". */
export function useCommaList(): (items: readonly string[]) => string {
  const comma = useFormat().rtl ? '، ' : ', '
  return (items) => items.join(comma)
}
