import { makeVar } from '@apollo/client'

/** Whether the gateway sells ground services, as the latest search has shown; undefined before the first one. Only a search tells. */
export const groundServicesSold = makeVar<boolean | undefined>(undefined)
