import type { ErrorCode, ErrorKind } from '../__generated__/schema-types.ts'
import { accountRefusals } from './codes/account-refusals.ts'
import { bookingRefusals } from './codes/booking-refusals.ts'
import type { CodeDetails } from './codes/code-details.ts'
import { fieldCodes } from './codes/fields.ts'
import { promoAndLinkRefusals } from './codes/promos-and-links.ts'
import { thrownCodes } from './codes/thrown.ts'
import { tripProblems, tripRefusals } from './codes/trips.ts'
import { warnings } from './codes/warnings.ts'

type Details = Omit<CodeDetails, 'kind'>

const addKind = <Code extends string>(kind: ErrorKind, table: Record<Code, Details>) =>
  Object.fromEntries(Object.entries<Details>(table).map(([code, details]) => [code, { kind, ...details }])) as Record<
    Code,
    CodeDetails
  >

/** All error codes. Their messages for agents are in `messages/`, one file per language. */
export const codes: Record<ErrorCode, CodeDetails> = {
  ...addKind('THROWN', thrownCodes),
  ...addKind('FIELD', fieldCodes),
  ...addKind('REFUSAL', { ...bookingRefusals, ...promoAndLinkRefusals, ...accountRefusals, ...tripRefusals }),
  ...addKind('WARNING', { ...warnings, ...tripProblems }),
}
