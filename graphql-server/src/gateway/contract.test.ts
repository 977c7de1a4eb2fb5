import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { products } from '../products.ts'
import { type CallPlan, moneyCalls, optionalCalls, readCalls } from './calls.ts'

const contract = readFileSync(new URL('../../../docs/gateway-contract.md', import.meta.url), 'utf8')
const productCalls = products.flatMap(({ calls }) => Object.values(calls).map((call) => [call.name, call] as const))
const calls: (readonly [string, CallPlan])[] = [
  ...Object.entries({ ...readCalls, ...optionalCalls, ...moneyCalls }),
  ...productCalls,
]

/** Cells of the deadlines table: calls, seconds, retry, megabytes. */
const limits = contract
  .split('\n')
  .filter((line) => /^\| .* \| \d+ s \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

const findNames = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name)

describe('docs/gateway-contract.md', () => {
  test.each(calls)('lists the deadline, retry policy and response size limit for %s', (call, plan) => {
    const { deadlineMs, isRetried, maxBytes } = plan
    const name = call.includes(' ') || plan.method !== 'GET' || call === '/hotels/reservations' ? call : `GET ${call}`
    const row = limits.find(([, cell]) => findNames(cell).some((listed) => listed === call || listed === name))
    expect(row?.[2]).toBe(`${deadlineMs / 1000} s`)
    expect(row?.[3]).toBe(isRetried ? 'yes' : 'never')
    expect(row?.[4]).toBe(`${maxBytes / 1024 / 1024} MB`)
  })

  test.each(calls)('describes %s under its own heading, in bold or in a table row', (call, { method, path = call }) => {
    expect(contract).toMatch(new RegExp(`(###|\\*\\*|\\|)[^\\n]*\`${method} ${path}[\`?]`))
  })

  test('contains only valid JSON examples', () => {
    const examples = [...contract.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => json)
    expect(examples.length).toBeGreaterThan(12)
    for (const example of examples) expect(() => JSON.parse(example) as unknown, example).not.toThrow()
  })
})
