/** Removes undefined values and empty lists from filters, as the server expects. */
export const omitEmptyFilters = <Where extends object>(where: { [K in keyof Where]: Where[K] | undefined }): Where =>
  Object.fromEntries(
    Object.entries(where).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== undefined)),
  ) as Where
