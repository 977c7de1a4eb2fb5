/** Both names of a person; who has one name only has it in both, and it is printed once. */
export const fullName = (firstName: string, lastName: string): string =>
  [...new Set([firstName, lastName])].filter((name) => name !== '').join(' ')
