import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saudiIban } from '../../gateway/seeds/iban.ts'
import { runCommand, graphql, type Stack, startStack } from '../support/stack.ts'

/** Values that must not leak into logs, errors, URLs or files outside the database. */
const canaries = {
  passport: 'ZX7730914',
  card: '4539578763621486',
  iban: saudiIban('97', '773091400001'),
  password: 'Canary-Pass-7730914!',
  token: '',
  code: '',
}

let stack: Stack
const responses: { data: unknown; errors?: unknown }[] = []
beforeAll(async () => {
  stack = await startStack({ CANCEL_WAIT_SECONDS: '0' })
  canaries.token = await runCommand(stack, 'token', 'agent@demo.test')
})
afterAll(() => stack?.stop())

async function send<Data>(query: string, variables: Record<string, unknown> = {}) {
  const response = await graphql<Data>(stack.url, query, { variables, token: canaries.token })
  responses.push(response)
  return response.data
}

const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
const lead = {
  salutation: 'MR',
  firstName: 'Lead',
  lastName: 'Traveler',
  email: 'lead@demo.test',
  phoneCountryCode: '62',
  phone: '81200000000',
}

async function bookRide(authCode: string, acceptedTotal?: string) {
  const search = await send<{ transportSearch: { searchId: string; items: { id: string }[] } }>(
    'query ($input: TransportSearchInput!) { transportSearch(input: $input, where: { vehicleTypes: [VAN] }) { searchId items { id } } }',
    { input: { routeCode: '202', date: day, passengers: 4, nationality: 'ID' } },
  )
  const { searchId, items } = search.transportSearch
  const { quoteTransport } = await send<{
    quoteTransport: { quote: { id: string; price: { total: { amount: string } } } }
  }>(
    'mutation ($input: QuoteTransportInput!) { quoteTransport(input: $input) { ... on TransportQuoted { quote { id price { total { amount } } } } } }',
    { input: { searchId, vehicles: [{ offerId: items[0]?.id, vehicles: 1, passengers: 4 }] } },
  )
  const { quote } = quoteTransport
  return send<{ bookTransport: { __typename: string; booking?: { id: string } } }>(
    'mutation ($input: BookTransportInput!) { bookTransport(input: $input) { __typename ... on TransportBooked { booking { id } } ... on UserError { code message } } }',
    {
      input: {
        quoteId: quote.id,
        idempotencyKey: randomUUID(),
        acceptedTotal: acceptedTotal ?? quote.price.total.amount,
        payment: { wallet: { authCode } },
        vatNumber: '310000000100003',
        passportNumber: canaries.passport,
        lead,
      },
    },
  )
}

/** Books, has a booking refused, cancels, changes the profile, and sends invalid requests. */
async function useAllFeatures(): Promise<void> {
  canaries.code = await runCommand(stack, 'otp', 'agent@demo.test')
  const { bookTransport } = await bookRide(canaries.code)
  expect(bookTransport.__typename).toBe('TransportBooked')
  expect((await bookRide(canaries.code)).bookTransport.__typename).toBe('AuthCodeRefused')
  const listed = await send<{ bookings: { items: { id: string; cancellation: { eligible: boolean } }[] } }>(
    '{ bookings(pageSize: 50) { items { id cancellation { eligible } } } }',
  )
  const { quoteCancellation } = await send<{ quoteCancellation: { quote: { id: string } } }>(
    'mutation ($id: ID!) { quoteCancellation(bookingId: $id) { ... on CancellationQuoted { quote { id } } ... on UserError { code message } } }',
    { id: listed.bookings.items.find(({ cancellation }) => cancellation.eligible)?.id },
  )
  await send(
    'mutation ($input: ConfirmCancellationInput!) { confirmCancellation(input: $input) { __typename ... on UserError { code message } } }',
    { input: { quoteId: quoteCancellation.quote.id, reason: 'Another date', idempotencyKey: randomUUID() } },
  )
  for (const iban of [canaries.iban, `${canaries.iban}9`]) {
    await send(
      'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename ... on UserError { code message } } }',
      { input: { ibans: [iban] } },
    )
  }
  await send('mutation ($id: ID!) { quoteCancellation(bookingId: $id) { __typename } }', { id: canaries.card })
  await send('query ($id: ID!) { paymentLink(id: $id) { __typename } }', { id: canaries.passport })
  const sendRaw = (body: string) =>
    fetch(`${stack.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${canaries.token}x` },
      body,
    })
  await sendRaw(`{"query": "{ viewer { id } }", "variables": {"card": "${canaries.card}"`)
  await sendRaw(JSON.stringify({ query: '{ viewer { id } }', variables: canaries }))
  await fetch(`${stack.url}/cognito/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: 'rihlademoclient0000000000',
      AuthParameters: { USERNAME: 'agent@demo.test', PASSWORD: canaries.password },
    }),
  })
}

/** Returns the names of the canaries in a text. The code has six digits, so it counts only as a separate number. */
const findCanaries = (text: string): string[] =>
  Object.entries(canaries)
    .filter(([name, value]) =>
      name === 'code' ? new RegExp(`(?<![\\d.])${value}(?![\\d.])`).test(text) : text.includes(value),
    )
    .map(([name]) => name)

test('writes no passports, codes, tokens, passwords, card numbers or IBANs to logs, errors, e-mails or files', async () => {
  await useAllFeatures()
  expect(responses.filter(({ errors }) => errors).length).toBeGreaterThan(0)
  for (const { errors } of responses) expect(findCanaries(JSON.stringify(errors ?? []))).toEqual([])
  for (const response of responses) {
    const leaked = findCanaries(JSON.stringify(response.data)).filter((name) => name !== 'iban')
    expect(leaked).toEqual([])
  }

  const files = globSync(
    ['logs/**/*', 'graphql-server/**/*', 'inbox/**/*'].map((pattern) => join(stack.dataDir, pattern)),
    {
      withFileTypes: true,
    },
  ).filter((file) => file.isFile())
  expect(files.map(({ parentPath }) => parentPath.slice(stack.dataDir.length)).join(' ')).toMatch(
    /logs.*graphql-server|graphql-server.*logs/,
  )
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name)
    expect({ file: name, found: findCanaries(readFileSync(file, 'utf8')) }).toEqual({ file: name, found: [] })
  }
  // The database may contain the booked passport number, code and IBAN, but no tokens, card numbers or passwords.
  for (const file of globSync(join(stack.dataDir, 'gateway/**/*'), { withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )) {
    const bytes = readFileSync(join(file.parentPath, file.name))
    for (const name of ['token', 'card', 'password'] as const) {
      expect({ file: file.name, name, found: bytes.includes(canaries[name]) }).toEqual({
        file: file.name,
        name,
        found: false,
      })
    }
  }
})
