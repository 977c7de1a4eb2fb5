import type { ErrorKind } from '../__generated__/schema-types.ts'
import { codes } from './codes.ts'
import type { CodeFacts } from './codes/code-facts.ts'
import { messages } from './message.ts'

const kinds: Record<ErrorKind, { title: string; meaning: string }> = {
  THROWN: {
    title: 'Thrown',
    meaning:
      'Entries of the top-level `errors`; their extensions hold `code`, `requestId` and `retryable` and nothing else.',
  },
  REFUSAL: {
    title: 'Refusals',
    meaning: 'Members of a result union that implement `UserError`. Nothing was changed unless the text says so.',
  },
  WARNING: { title: 'Warnings', meaning: 'Returned with an otherwise successful response.' },
  FIELD: { title: 'Fields', meaning: 'Entries of `InvalidInput.fields`, with the path of the field.' },
}

// Texts with figures are variants of a code: `PRICE_CHANGED.amounts`.
const textsOf = (code: string, texts: Record<string, string>) =>
  Object.entries(texts).filter(([key]) => key === code || key.startsWith(`${code}.`))

function section([code, facts]: [string, CodeFacts]): string {
  const translations = Object.entries(messages).flatMap(([locale, texts]) =>
    textsOf(code, texts).map(([, text]) => `  - ${locale}: ${text}`),
  )
  return [
    `### ${code}`,
    '',
    `- Cause: ${facts.cause}`,
    `- Remedy: ${facts.remedy}`,
    `- Retryable: ${facts.retryable ? 'yes' : 'no'}`,
    ...(facts.legacyMessage ? [`- On the wire: \`${facts.legacyMessage}\``] : []),
    '- Text:',
    ...translations,
    '',
  ].join('\n')
}

/** The whole catalogue as docs/error-catalogue.md. */
export function renderErrorCatalogue(): string {
  const parts = Object.entries(kinds).map(([kind, { title, meaning }]) => {
    const entries = Object.entries(codes).filter(([, facts]) => facts.kind === kind)
    return [`## ${title}`, '', meaning, '', ...entries.map(section)].join('\n')
  })
  const head = [
    '# Error catalog',
    '',
    'Every code that the schema returns. Written by `node graphql-server/src/errors/write-error-catalogue.ts` from `codes.ts` and `messages/`; do not edit.',
    'The same is served by the query `errorCatalogue`, in the language of `Accept-Language`.',
    '',
  ]
  return `${[...head, ...parts].join('\n').trimEnd()}\n`
}
