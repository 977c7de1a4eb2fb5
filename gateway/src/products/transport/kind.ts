/** Key of rides in the table of products. */
export const TRANSPORT = 'transport'
