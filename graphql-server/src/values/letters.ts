/** A word's letters in lower case. Calls of one gateway write the same word with other capitals and separators. */
export const lettersOf = (word: string) => word.toLowerCase().replaceAll(/[^a-z]/g, '')
