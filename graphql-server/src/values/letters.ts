/** Letters of a word in lower case. A gateway's calls write the same word with different capitals and separators. */
export const lettersOnly = (word: string) => word.toLowerCase().replaceAll(/[^a-z]/g, '')
