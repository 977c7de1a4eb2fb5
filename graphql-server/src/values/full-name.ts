/** Full name of a person. Someone with only one name has it in both fields, and it is printed once. */
export const fullName = (firstName: string, lastName: string): string =>
  [...new Set([firstName, lastName])].filter((name) => name !== '').join(' ')
