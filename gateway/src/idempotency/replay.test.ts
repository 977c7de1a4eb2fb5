import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp } from '#src/testing/app.ts'
import { type TestGateway, openTestGateway } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { authorization } from '#src/testing/token.ts'
import { demoCompanies } from '../../seeds/companies.ts'

const database = withDatabase()
let opened: Promise<TestGateway> | undefined
let gateway: TestGateway
beforeEach(async () => {
  opened ??= openTestGateway(database.db)
  gateway = await opened
  gateway.advance(3600)
})
afterEach(() => expectBalancedBooks(database.db))

describe('request with an idempotency key', () => {
  it('gets the first response when retried with any authenticator code, and charges once', async () => {
    const { body, key, reply } = await gateway.book('agent')
    const balance = await gateway.balance('agent')
    const again = await gateway.reserve('agent', { ...body, authCode: gateway.freshCode('agent') }, key)
    const withInvalidCode = await gateway.reserve('agent', { ...body, authCode: 'nonsense' }, key)
    for (const retry of [again, withInvalidCode]) {
      expect(retry.replayed).toBe(true)
      expect(retry.json).toEqual(reply.json)
    }
    expect(await gateway.balance('agent')).toBe(balance)
  })

  it('is rejected when retried with a changed field other than the authenticator code', async () => {
    const { body, key } = await gateway.book('agent')
    const balance = await gateway.balance('agent')
    const other = await gateway.hold('agent')
    for (const changed of [
      { ...body, price: 1 },
      { ...body, totalTax: 1 },
      { ...body, requestObject: { ...body.requestObject, totalPrice: 1 } },
      { ...body, ibanNumber: demoCompanies[0]?.ibans[1] },
      { ...body, requestObject: { ...body.requestObject, partnerReferenceNo: 'OWN-2' } },
      other.body,
    ]) {
      const { refusal } = await gateway.reserve('agent', { ...changed, authCode: gateway.freshCode('agent') }, key)
      expect(refusal?.code).toBe('IDEMPOTENCY_MISMATCH')
    }
    expect(await gateway.balance('agent')).toBe(balance)
  })

  it('is independent of another user’s request with the same key', async () => {
    const { key, reference } = await gateway.book('agent')
    const { body } = await gateway.hold('partner')
    const theirs = await gateway.reserve('partner', { ...body, authCode: gateway.freshCode('partner') }, key)
    expect(theirs.response).toMatchObject({ bookingStatus: 'Confirmed' })
    expect(theirs.response['bookingReferenceNo']).not.toBe(reference)
  })

  it('can be retried in another process that shares the database', async () => {
    const { body, key, reply } = await gateway.book('agent')
    const restarted = await buildTestApp(database.db, { clock: gateway.clock })
    const again = await restarted.inject({
      method: 'POST',
      url: '/hotels/b2breservation',
      headers: { ...authorization('agent'), 'idempotency-key': key },
      payload: body,
    })
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(again.json()).toEqual(reply.json)
  })

  it('can be retried for 30 days', async () => {
    const { body, key, reply, reference } = await gateway.book('agent')
    gateway.advance(30 * 24 * 3600 - 31)
    const late = await gateway.reserve('agent', body, key)
    expect(late.json).toEqual(reply.json)
    gateway.advance(31)
    const tooLate = await gateway.reserve('agent', body, key)
    expect(tooLate.refusal).toMatchObject({ code: 'TRACK_TOKEN_USED', extraDetails: { bookingReferenceNo: reference } })
  })
})
