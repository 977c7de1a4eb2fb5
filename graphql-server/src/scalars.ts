import { GraphQLError, Kind, type ValueNode } from 'graphql'

const inEveryMonth = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/

/** Whether a text is an existing day; `2026-02-30` is not. The regular expression answers most cases without a `Date`. */
export function isCalendarDate(text: string): boolean {
  if (inEveryMonth.test(text)) return true
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

const timeAndZone = /^T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

const isInstant = (text: string) => isCalendarDate(text.slice(0, 10)) && timeAndZone.test(text.slice(10))

const isDecimal = (text: string) => /^-?\d{1,13}(\.\d{1,10})?$/.test(text)

function textScalar(name: string, accepts: (text: string) => boolean, form: string) {
  const parse = (value: unknown) => {
    if (typeof value === 'string' && accepts(value)) return value
    throw new GraphQLError(`${name} must be text of the form ${form}`, { extensions: { code: 'BAD_USER_INPUT' } })
  }
  return {
    serialize: (value: unknown) => {
      if (typeof value === 'string' && accepts(value)) return value
      throw new TypeError(`${name} of another form than ${form}`)
    },
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : undefined),
  }
}

/** Scalar functions rather than `GraphQLScalarType`s, which would replace the SDL's descriptions. */
export const scalars = {
  Date: textScalar('Date', isCalendarDate, 'YYYY-MM-DD'),
  DateTime: textScalar('DateTime', isInstant, 'YYYY-MM-DDTHH:mm:ssZ'),
  Decimal: textScalar('Decimal', isDecimal, '170.00'),
}
