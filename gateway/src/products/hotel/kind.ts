/** Key of hotel stays in `Products`. */
export const HOTEL = 'hotel'
