import { useSharedText, writePrivate } from '#src/lib/storage/private-storage.ts'

const storageKey = 'show-commission.1'

/** Whether the agent wants to see commissions on this device, where clients may look at the screen too. All tabs follow. */
export const useCommissionShown = (): boolean => useSharedText(storageKey) !== 'false'

export const setCommissionShown = (shown: boolean): void => writePrivate('browser', storageKey, shown)
