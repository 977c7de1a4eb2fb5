interface Package {
  readonly id: string
  readonly company: string | null | undefined
  readonly name: string | null | undefined
}

/** Id of the drawing of a package: the same from the search to the booking, and one of its own where neither name is known. */
export const packagePictureId = ({ id, company, name }: Package): string =>
  [company, name].filter(Boolean).join(' ') || id
