/** CSS value for a color role such as `money.up`, for inline styles. */
export const colorVariable = (role: string) => `var(--chakra-colors-${role.replaceAll('.', '-')})`
