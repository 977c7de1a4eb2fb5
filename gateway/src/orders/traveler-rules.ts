/** Whether a text can be a name as in a passport: 1 to 50 characters, no markup or control characters. */
export const isPassportName = (text: string): boolean => /^[^<>\p{Cc}]{1,50}$/u.test(text)

/** Whether a text is a telephone number without its country code. */
export const isPhoneNumber = (text: string): boolean => /^\d{4,14}$/.test(text)
