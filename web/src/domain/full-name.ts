/** First and last name of a person. A person with only one name has it in both fields, so it is printed once. */
export const fullName = (firstName: string, lastName: string): string =>
  [...new Set([firstName, lastName])].filter((name) => name !== '').join(' ')
