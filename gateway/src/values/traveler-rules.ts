const MAX_NAME_LENGTH = 100

export const NAME_RULE = `A name has 1 to ${MAX_NAME_LENGTH} characters and no < or >.`

/** Whether a string can be a passport name: no markup or control characters, and not longer than passports allow. */
export const isPassportName = (text: string): boolean =>
  /^[^<>\p{Cc}]+$/u.test(text) && Array.from(text).length <= MAX_NAME_LENGTH

/** Whether a string is a telephone number without its country code. */
export const isPhoneNumber = (text: string): boolean => /^\d{4,14}$/.test(text)

/** Returns a person's full name. A person with a single name has it in both fields, as in airline and visa systems; it is returned once. */
export const fullName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  firstName === lastName ? firstName : `${firstName} ${lastName}`
