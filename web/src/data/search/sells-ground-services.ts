import { makeVar } from '@apollo/client'

/** Whether the gateway sells ground services according to the latest search; undefined before the first search. */
export const sellsGroundServices = makeVar<boolean | undefined>(undefined)
