/** Returns only the letters of a code, in lower case. Endpoints of one gateway write the same code with different capitals and separators. */
export const lettersOnly = (code: string) => code.toLowerCase().replaceAll(/[^a-z]/g, '')
