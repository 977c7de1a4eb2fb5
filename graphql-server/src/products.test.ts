import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Files outside the product folders that name a product, and the reason why a new product may have to be added there. */
const naming: Record<string, string> = {
  'app.ts': 'hands over the host that transport is booked at',
  'bookings/gateway-calls.ts': 'the calls about all bookings are named after hotels on the wire',
  'bookings/list/list-job.ts': 'logs such a call',
  'checkout/promo/refusals.ts': 'a code of the wire for promos of a hotel itself',
  'env.ts': 'reads the host that transport is booked at',
  'errors/codes/booking-refusals.ts': 'codes of what is not available',
  'errors/codes/fields.ts': 'codes of fields that only one product has',
  'errors/codes/promos-and-links.ts': 'remedies that name products',
  'errors/messages/ar-SA.json': 'texts of the codes',
  'errors/messages/en-US.json': 'texts of the codes',
  'errors/messages/id-ID.json': 'texts of the codes',
  'errors/messages/tr-TR.json': 'texts of the codes',
  'errors/messages/ur-PK.json': 'texts of the codes',
  'gateway/calls.ts': 'the calls about all bookings are named after hotels on the wire',
  'gateway/client.ts': 'sends to the host that transport is booked at',
  'products.ts': 'lists the products',
}

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
const namesProduct = (code: string) =>
  /hotel|(?<!strict)transport|ground.?service|vehicle|\bride/i.test(code.replaceAll(comments, ''))

test('are named only in their own folders and in the listed files', () => {
  const list = readFileSync(join(import.meta.dirname, 'products.ts'), 'utf8')
  const folders = [...list.matchAll(/^import \{.*\} from '\.\/([a-z-]+)\//gm)].map(([, folder]) => folder)
  const ownFolders = new RegExp(`^(${folders.join('|')}|testing|__generated__)/`)
  const files = globSync('**/*.{ts,json}', { cwd: import.meta.dirname })
    .filter((file) => !ownFolders.test(file) && !file.endsWith('.test.ts'))
    .filter((file) => namesProduct(readFileSync(join(import.meta.dirname, file), 'utf8')))
  expect(folders.length).toBeGreaterThan(2)
  expect(files.sort()).toEqual(Object.keys(naming))
})

test.each(["kind: 'TransportQuote'", "call: '/groundservices/search'", 'const isHotel = true', 'vehicleCount: 1'])(
  'finds the product in: %s',
  (code) => expect(namesProduct(code)).toBe(true),
)

test.each(['// The row of a hotel', '/** Vehicles. */ const row = 1', 'strictTransportSecurity: true'])(
  'finds no product in: %s',
  (code) => expect(namesProduct(code)).toBe(false),
)
