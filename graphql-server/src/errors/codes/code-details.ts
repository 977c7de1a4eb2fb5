import type { ErrorCode, ErrorKind } from '../../__generated__/schema-types.ts'

/** A catalog entry without its code and message. */
export type CodeDetails = {
  kind: ErrorKind
  cause: string
  remedy: string
  retryable: boolean
  /** Original message from the gateways, typos included, so that the message can be found in logs. */
  legacyMessage?: string
}

/** Codes of one kind. */
export type CodeTable = Partial<Record<ErrorCode, Omit<CodeDetails, 'kind'>>>
