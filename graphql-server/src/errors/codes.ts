import type { ErrorCode, ErrorKind } from '../__generated__/schema-types.ts'
import { accountRefusals } from './codes/account-refusals.ts'
import { bookingRefusals } from './codes/booking-refusals.ts'
import type { CodeFacts } from './codes/code-facts.ts'
import { fields } from './codes/fields.ts'
import { promoAndLinkRefusals } from './codes/promos-and-links.ts'
import { thrownCodes } from './codes/thrown.ts'
import { warnings } from './codes/warnings.ts'

type Facts = Omit<CodeFacts, 'kind'>

const ofKind = <Code extends string>(kind: ErrorKind, table: Record<Code, Facts>) =>
  Object.fromEntries(Object.entries<Facts>(table).map(([code, facts]) => [code, { kind, ...facts }])) as Record<
    Code,
    CodeFacts
  >

/** All codes. The texts for agents are in `messages/`, one file per language. */
export const codes: Record<ErrorCode, CodeFacts> = {
  ...ofKind('THROWN', thrownCodes),
  ...ofKind('FIELD', fields),
  ...ofKind('REFUSAL', { ...bookingRefusals, ...promoAndLinkRefusals, ...accountRefusals }),
  ...ofKind('WARNING', warnings),
}
