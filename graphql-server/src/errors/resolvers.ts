import type { Resolvers } from '../__generated__/resolvers.ts'
import type { CatalogueEntry, ErrorCode } from '../__generated__/schema-types.ts'
import type { Locale } from '../locale.ts'
import { codes } from './codes.ts'
import type { CodeDetails } from './codes/code-details.ts'
import { message } from './message.ts'

const isCode = (name: string): name is ErrorCode => Object.hasOwn(codes, name)

function toEntry(code: ErrorCode, locale: Locale): CatalogueEntry {
  const details: CodeDetails = codes[code]
  return { ...details, code, message: message(code, locale), legacyMessage: details.legacyMessage ?? null }
}

export const catalogueResolvers: Resolvers = {
  Query: {
    errorCatalogue: (_root, _args, { locale }) =>
      Object.keys(codes)
        .filter(isCode)
        .map((code) => toEntry(code, locale)),
  },
}
