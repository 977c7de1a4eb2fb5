/** Joins the first and last name. A person with a single name has it in both fields; it is returned once. */
export const fullName = (firstName: string, lastName: string): string =>
  [...new Set([firstName, lastName])].filter((name) => name !== '').join(' ')
