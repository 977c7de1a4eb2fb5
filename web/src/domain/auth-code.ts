/** Number of digits in an authenticator code. */
export const codeLength = 6

export const isCompleteCode = (code: string): boolean => code.length === codeLength
