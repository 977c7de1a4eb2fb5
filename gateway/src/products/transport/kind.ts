/** Key of rides in `Products`. */
export const TRANSPORT = 'transport'
