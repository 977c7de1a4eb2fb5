import { beforeAll, expect, it } from 'vitest'
import { testSettings } from '#src/testing/app.ts'
import { products } from '#src/testing/catalogue.ts'
import { withDatabase } from '#src/testing/database.ts'
import { lockOrder } from '#src/orders/repository.ts'
import { productOf } from '#src/orders/product-of.ts'
import { seedBookings } from '../../seeds/bookings.ts'
import { demoCompanyIds, seedCompanies } from '../../seeds/companies.ts'
import { issueDocuments } from './issue-documents.ts'

// On PostgreSQL the transactions of a test run concurrently on up to twenty connections; on PGlite they run one after the other.

const database = withDatabase()
const now = new Date('2026-11-21T09:00:00Z')
beforeAll(() =>
  database.db.transaction().execute(async (trx) => {
    await seedCompanies(trx, now)
    await seedBookings(trx, now)
  }),
)

const issue = (reference: string, fails = false) =>
  database.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, reference)
    const request = { product: productOf(products, order), seller: testSettings.seller, order, now }
    const documents = await issueDocuments(trx, request, ['invoice', 'receipt', 'voucher'])
    if (fails) throw new Error('The rest of the transaction fails')
    return documents.map(({ number }) => number)
  })

it('numbers a company’s documents without gaps or duplicates when many are issued at the same time', async () => {
  const orders = await database.db.selectFrom('orders').select(['reference', 'company_id']).execute()
  const requests = [...orders, ...orders]
  const failures = Promise.allSettled(orders.slice(0, 10).map(({ reference }) => issue(reference, true)))
  const numbers = await Promise.all(requests.map(({ reference }) => issue(reference)))
  expect((await failures).every(({ status }) => status === 'rejected')).toBe(true)
  expect(numbers.slice(0, orders.length)).toEqual(numbers.slice(orders.length))

  const documents = await database.db
    .selectFrom('documents')
    .select(['company_id', 'kind', 'sequence', 'number'])
    .orderBy('sequence')
    .execute()
  for (const series of Map.groupBy(documents, ({ company_id: company, kind }) => `${company} ${kind}`).values()) {
    expect(series.map(({ sequence }) => sequence)).toEqual(series.map((_, index) => index + 1))
  }
  const invoicesOfCompanyA = documents.filter(
    ({ company_id: id, kind }) => id === demoCompanyIds.a && kind === 'invoice',
  )
  expect(invoicesOfCompanyA.length).toBeGreaterThan(40)
  expect(new Set(documents.map(({ number }) => number)).size).toBe(documents.length)
})
