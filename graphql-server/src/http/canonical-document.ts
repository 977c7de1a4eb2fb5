import { type DocumentNode, print } from 'graphql'

/** Text of a document that depends neither on its layout nor on the order of its definitions. */
export const canonicalText = ({ definitions }: DocumentNode): string =>
  definitions
    .map((definition) => print(definition))
    .sort()
    .join('\n')
