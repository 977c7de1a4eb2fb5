import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Files outside the product folders that mention a product, with the reason. A new product may have to be added there. */
const allowedFiles: Record<string, string> = {
  'app.ts': 'passes on the URL for booking transport',
  'bookings/gateway-calls.ts': 'calls for bookings of all products have paths that start with /hotels',
  'bookings/list/list-job.ts': 'logs a call with such a path',
  'checkout/promo/refusals.ts': 'a wire code for promo codes issued by hotels',
  'env.ts': 'reads the URL for booking transport',
  'errors/codes/booking-refusals.ts': 'codes for unavailable products',
  'errors/codes/fields.ts': 'codes of fields that only one product has',
  'errors/codes/promos-and-links.ts': 'remedies that mention products',
  'errors/codes/trips.ts': 'problems of trips that mention hotels and transport',
  'errors/messages/ar-SA.json': 'messages for the codes',
  'errors/messages/en-US.json': 'messages for the codes',
  'errors/messages/id-ID.json': 'messages for the codes',
  'errors/messages/tr-TR.json': 'messages for the codes',
  'errors/messages/ur-PK.json': 'messages for the codes',
  'gateway/calls.ts': 'calls for bookings of all products have paths that start with /hotels',
  'gateway/client.ts': 'sends transport bookings to their own URL',
  'products.ts': 'lists the products',
  'trips/trip-view.ts': 'types of services in a trip',
}

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
const mentionsProduct = (code: string) =>
  /hotel|(?<!strict)transport|ground.?service|vehicle|\bride/i.test(code.replaceAll(comments, ''))

test('mentions products only in their own folders and in allowed files', () => {
  const list = readFileSync(join(import.meta.dirname, 'products.ts'), 'utf8')
  const folders = [...list.matchAll(/^import \{.*\} from '\.\/([a-z-]+)\//gm)].map(([, folder]) => folder)
  const ownFolders = new RegExp(`^(${folders.join('|')}|testing|__generated__)/`)
  const files = globSync('**/*.{ts,json}', { cwd: import.meta.dirname })
    .filter((file) => !ownFolders.test(file) && !file.endsWith('.test.ts'))
    .filter((file) => mentionsProduct(readFileSync(join(import.meta.dirname, file), 'utf8')))
  expect(folders.length).toBeGreaterThan(2)
  expect(files.sort()).toEqual(Object.keys(allowedFiles))
})

test.each(["kind: 'TransportQuote'", "call: '/groundservices/search'", 'const isHotel = true', 'vehicleCount: 1'])(
  'detects the product in: %s',
  (code) => expect(mentionsProduct(code)).toBe(true),
)

test.each(['// The row of a hotel', '/** Vehicles. */ const row = 1', 'strictTransportSecurity: true'])(
  'detects no product in: %s',
  (code) => expect(mentionsProduct(code)).toBe(false),
)
