/** Key of hotel stays in the table of products. */
export const HOTEL = 'hotel'
