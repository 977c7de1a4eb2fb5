import { GraphQLError, Kind, type ValueNode } from 'graphql'
import { isCalendarDate } from './values/days.ts'

const timeAndZone = /^T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

const isInstant = (text: string) => isCalendarDate(text.slice(0, 10)) && timeAndZone.test(text.slice(10))

const isDecimal = (text: string) => /^-?\d{1,13}(\.\d{1,10})?$/.test(text)

function createTextScalar(name: string, isValid: (text: string) => boolean, description: string) {
  const parse = (value: unknown, node?: ValueNode) => {
    if (typeof value === 'string' && isValid(value)) return value
    throw new GraphQLError(`${name} must be ${description}`, {
      extensions: { code: 'BAD_USER_INPUT' },
      nodes: node ?? null,
    })
  }
  return {
    serialize: (value: unknown) => {
      if (typeof value === 'string' && isValid(value)) return value
      throw new TypeError(`${name} must be ${description}`)
    },
    parseValue: (value: unknown) => parse(value),
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : undefined, node),
  }
}

/** Scalar functions instead of `GraphQLScalarType`s, which would replace the SDL's descriptions. */
export const scalars = {
  Date: createTextScalar('Date', isCalendarDate, 'a calendar date, such as 2026-11-27'),
  DateTime: createTextScalar('DateTime', isInstant, 'an instant with its time zone, such as 2026-11-27T00:00:00Z'),
  Decimal: createTextScalar('Decimal', isDecimal, 'a decimal number as text, such as "170.00"'),
}
