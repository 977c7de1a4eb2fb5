import { useSharedText, writePrivate } from '#src/lib/storage/private-storage.ts'

const storageKey = 'show-commission.1'

/** Whether the agent shows commissions on this device. Agents hide them when clients can see the screen. Applies to all tabs. */
export const useCommissionShown = (): boolean => useSharedText(storageKey) !== 'false'

export const setCommissionShown = (isShown: boolean): void => writePrivate('browser', storageKey, isShown)
