import { useIsPhone } from '#src/lib/browser/window-size.ts'

/** Number of results per page; fewer on phones, where a card fills the screen. */
export const usePageSize = (): number => (useIsPhone() ? 20 : 50)
