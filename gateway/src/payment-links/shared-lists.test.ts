import type { KyselyPlugin } from 'kysely'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { buildTestApp } from '#src/testing/app.ts'
import { type TestGateway, openTestGateway } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { type LinkCalls, createLinkCalls } from '#src/testing/calls/link-calls.ts'
import { authorization } from '#src/testing/token.ts'
import { linkList } from './schemas.ts'

const database = withDatabase()
let opened: Promise<TestGateway> | undefined
let gateway: TestGateway
let links: LinkCalls
beforeEach(async () => {
  opened ??= openTestGateway(database.db)
  gateway = await opened
  gateway.advance(3600)
  links = createLinkCalls(gateway)
  await database.db.deleteFrom('payment_link_events').execute()
  await database.db.deleteFrom('payment_links').execute()
})

const listIds = async (...query: Parameters<LinkCalls['list']>) =>
  (await links.list(...query)).results.map(({ id }) => id)

describe('payment link lists', () => {
  it('contain the agent’s shared and received links, newest first', async () => {
    const first = await links.shareStay()
    gateway.advance(1)
    const second = await links.shareStay('agent', { email: 'colleague@demo.test' })
    gateway.advance(1)
    const fromPartner = await links.shareStay('partner', { email: 'agent@demo.test' })
    expect(await listIds('agent', 'mine')).toEqual([second, first])
    expect(await listIds('agent', 'received')).toEqual([fromPartner])
    expect(await listIds('colleague', 'mine')).toEqual([])
    expect(await listIds('colleague', 'received')).toEqual([second])
    expect(await listIds('partner', 'received')).toEqual([first])
    expect(await listIds('lowfunds', 'mine')).toEqual([])
    expect(await listIds('lowfunds', 'received')).toEqual([])
  })

  it('show the shared offer without its rooms', async () => {
    const body = await links.buildBody('agent')
    await links.share('agent', body)
    const [row] = (await links.list('agent', 'mine')).results
    expect(row).toMatchObject({
      status: 'UNPAID',
      targetUserEmail: 'partner@demo.test',
      targetUserCompany: 'Demo Umrah Company B',
      isMine: true,
    })
    expect(row?.data).toEqual({ type: 'hotel', search: body.data.search, basket: body.data.basket })
  })

  it('can be filtered by status and paged', async () => {
    const expiring = await links.shareStay('agent', { expirationTime: links.inMinutes(15) })
    const disabled = await links.shareStay()
    await links.change('agent', { id: disabled, disabled: 'disabled' })
    gateway.advance(15 * 60)
    const unpaid = [await links.shareStay(), await links.shareStay(), await links.shareStay()]
    expect(await listIds('agent', 'mine', '?status=EXPIRED')).toEqual([expiring])
    expect(await listIds('agent', 'mine', '?status=disabled')).toEqual([disabled])
    expect(new Set(await listIds('agent', 'mine', '?status=unpaid,PENDING'))).toEqual(new Set(unpaid))
    expect(await listIds('agent', 'mine', '?status=PAID')).toEqual([])
    expect(await listIds('agent', 'mine', '?status=nonsense')).toEqual([])

    const first = await links.list('agent', 'mine', '?limit=2')
    expect(first).toMatchObject({ totalCount: 5, page: 1, paginationKey: { page: 2 } })
    const key = encodeURIComponent(JSON.stringify(first.paginationKey))
    const second = await links.list('agent', 'mine', `?limit=2&key=${key}`)
    const last = await links.list('agent', 'mine', '?limit=2&page=99')
    expect(last).toMatchObject({ page: 3, paginationKey: null })
    const all = [...first.results, ...second.results, ...last.results].map(({ id }) => id)
    expect(new Set(all).size).toBe(5)
    for (const query of ['?key=nonsense', '?page=0', '?limit=101']) {
      expect((await gateway.call('agent', `/share/list/me${query}`)).status, query).toBe(400)
    }
  })
})

// Needs a second connection, which PGlite does not have.
it.runIf(inject('database').engine === 'postgres')(
  'reads a consistent page while a link is shared between the count and the read',
  async () => {
    const oldest = await links.shareStay()
    gateway.advance(1)
    await links.shareStay()
    let isShared = false
    const countThenShare: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!isShared && result.rows.some((row) => 'count' in row)) {
          isShared = true
          gateway.advance(1)
          await links.shareStay()
        }
        return result
      },
    }
    const app = await buildTestApp(database.db.withPlugin(countThenShare), { clock: gateway.clock })
    const reply = await app.inject({ url: '/share/list/me?limit=1&page=2', headers: authorization('agent') })
    const { results, totalCount } = linkList.parse(reply.json())
    expect([isShared, totalCount, results.map(({ id }) => id)]).toEqual([true, 2, [oldest]])
  },
)

describe('change to a payment link', () => {
  it('is allowed for its owner only', async () => {
    const id = await links.shareStay()
    for (const who of ['colleague', 'partner', 'lowfunds'] as const) {
      const unknown = await links.change(who, { id: 'B'.repeat(32) })
      expect(await links.change(who, { id })).toEqual(unknown)
      expect(await links.change(who, { id, expirationTime: links.inMinutes(600) })).toEqual(unknown)
      expect(unknown.code).toBe('LINK_NOT_FOUND')
    }
    expect((await links.open('partner', id)).errorCode).toBeNull()
  })

  it('can disable the link permanently', async () => {
    const id = await links.shareStay()
    const first = await links.change('agent', { id, disabled: true })
    expect(first.response).toMatchObject({ id, status: 'disabled' })
    gateway.advance(1)
    expect(await links.change('agent', { id })).toEqual(first)
    const { response } = await links.open('agent', id)
    expect(response?.history?.map(({ kind }) => kind)).toEqual(['CREATED', 'DISABLED'])
    expect((await links.change('agent', { id, expirationTime: links.inMinutes(600) })).code).toBe('LINK_DISABLED')
  })

  it('can extend the link within the limits, even after it expires, but never shorten it', async () => {
    const id = await links.shareStay()
    const extend = (minutes: number) => links.change('agent', { id, expirationTime: links.inMinutes(minutes) })
    expect((await extend(30)).code).toBe('EXPIRY_INVALID')
    expect(await extend(31 * 24 * 60)).toMatchObject({
      code: 'EXPIRY_INVALID',
      details: { latest: links.inMinutes(30 * 24 * 60) },
    })
    expect((await extend(120)).response).toMatchObject({ status: 'UNPAID', expirationTime: links.inMinutes(120) })
    gateway.advance(7200)
    expect((await links.open('partner', id)).errorCode).toBe('LINK_EXPIRED')
    await extend(60)
    expect((await links.open('partner', id)).errorCode).toBeNull()
    const both = await links.change('agent', { id, disabled: true, expirationTime: links.inMinutes(600) })
    expect(both.status).toBe(400)
  })
})
