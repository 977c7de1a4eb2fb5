import { usePhone } from '#src/lib/browser/window-size.ts'

/** Rows of results on a page: fewer on phones, where a card fills the screen. */
export const usePageSize = (): number => (usePhone() ? 20 : 50)
