/** Who travels: the fields that every product asks for, as a schema that others extend, such as a visa application. */
import * as z from 'zod/mini'
import { toLatinDigits } from './digits.ts'
import { isVatNumber } from './form-fields.ts'
import { phoneDigits } from './phone.ts'

export type FieldError =
  | 'required'
  | 'notChosen'
  | 'nameTooLong'
  | 'nameInvalid'
  | 'email'
  | 'phone'
  | 'vatNumber'
  | 'referenceTooLong'

/** Judges one field as typed; undefined when it is valid. */
export type FieldRule = (typed: string) => FieldError | undefined

/** Text with Latin digits, composed letters and single spaces, as the server takes it. */
export const tidyText = (text: string): string => toLatinDigits(text).normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** Letters as people count them. */
const lengthOf = (text: string): number => Array.from(text).length

/** Letters of any script, and the signs between the parts of a name. */
const namePattern = /^(?=.*\p{L})[\p{L}\p{M} '’‘ʼ\x60.,\u200c-\u200d-]+$/u
const maxNameLength = 50
const maxReferenceLength = 40

/** The server's rule for names, which hotels and visa systems print. */
const nameRule: FieldRule = (typed) => {
  const name = tidyText(typed)
  if (name === '') return 'required'
  if (lengthOf(name) > maxNameLength) return 'nameTooLong'
  return namePattern.test(name) ? undefined : 'nameInvalid'
}

const matching =
  (normalize: (typed: string) => string, pattern: RegExp, error: FieldError): FieldRule =>
  (typed) => {
    const value = normalize(typed)
    if (value === '') return 'required'
    return pattern.test(value) ? undefined : error
  }

const choiceRule: FieldRule = (chosen) => (chosen === '' ? 'notChosen' : undefined)

export const travelerRules = {
  salutation: choiceRule,
  firstName: nameRule,
  lastName: nameRule,
} satisfies Record<string, FieldRule>

export const leadRules = {
  ...travelerRules,
  email: matching(
    tidyText,
    /^(?=.{6,254}$)[^\s@<>"(),:;\\[\]]{1,64}@(?:[\p{L}\d-]+\.)+[\p{L}\d-]*\p{L}[\p{L}\d-]*$/u,
    'email',
  ),
  phoneCountryCode: choiceRule,
  phone: matching((typed) => phoneDigits(tidyText(typed)), /^\d{4,14}$/, 'phone'),
} satisfies Record<string, FieldRule>

export const invoiceRules = {
  vatNumber: (typed) => {
    if (tidyText(typed) === '') return 'required'
    return isVatNumber(typed) ? undefined : 'vatNumber'
  },
  agentReference: (typed) => (lengthOf(tidyText(typed)) > maxReferenceLength ? 'referenceTooLong' : undefined),
} satisfies Record<string, FieldRule>

const field = (rule: FieldRule) =>
  z.string().check((context) => {
    const error = rule(context.value)
    if (error) context.issues.push({ code: 'custom', message: error, input: context.value })
  })

function fieldsOf<Name extends string>(rules: Record<Name, FieldRule>): Record<Name, ReturnType<typeof field>> {
  const entries = Object.entries<FieldRule>(rules).map(([name, rule]) => [name, field(rule)])
  return Object.fromEntries(entries) as Record<Name, ReturnType<typeof field>>
}

/** A traveler whose names can be booked. */
export const travelerSchema = z.object(fieldsOf(travelerRules))
/** The traveler the supplier contacts. */
export const leadSchema = z.object(fieldsOf(leadRules))
export const invoiceSchema = z.object(fieldsOf(invoiceRules))
