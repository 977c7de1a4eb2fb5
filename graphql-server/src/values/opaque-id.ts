/** Whether a string has the form of our ids. */
export const isOpaqueId = (id: string) => /^[\w-]{16,64}$/.test(id)
