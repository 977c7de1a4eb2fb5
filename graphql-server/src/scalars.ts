import { GraphQLError, Kind, type ValueNode } from 'graphql'

/** True for a day that exists: `2026-02-30` does not. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

const isInstant = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
  isCalendarDate(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text))

const isDecimal = (text: string) => /^-?\d{1,13}(\.\d{1,10})?$/.test(text)

function textScalar(name: string, accepts: (text: string) => boolean, form: string) {
  const parse = (value: unknown) => {
    if (typeof value === 'string' && accepts(value)) return value
    throw new GraphQLError(`${name} must be text of the form ${form}`, { extensions: { code: 'BAD_USER_INPUT' } })
  }
  return {
    serialize: parse,
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : undefined),
  }
}

/** No `GraphQLScalarType`s: these would take the place of the SDL's, which have the descriptions. */
export const scalars = {
  Date: textScalar('Date', isCalendarDate, 'YYYY-MM-DD'),
  DateTime: textScalar('DateTime', isInstant, 'YYYY-MM-DDTHH:mm:ssZ'),
  Decimal: textScalar('Decimal', isDecimal, '170.00'),
}
