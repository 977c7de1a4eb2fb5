import type { ErrorCode, ErrorKind } from '../../__generated__/schema-types.ts'

/** Facts about a code in the catalogue, without its text. */
export type CodeFacts = {
  kind: ErrorKind
  cause: string
  remedy: string
  retryable: boolean
  /** The gateway family's own wording, typos included, so that an answer can be recognized in a log. */
  legacyMessage?: string
}

/** Codes of one kind. */
export type CodeTable = Partial<Record<ErrorCode, Omit<CodeFacts, 'kind'>>>
