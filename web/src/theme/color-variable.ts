/** A color role, such as `money.up`, as CSS for an inline style. */
export const colorVariable = (role: string) => `var(--chakra-colors-${role.replaceAll('.', '-')})`
