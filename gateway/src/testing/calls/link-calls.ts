import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { linkList, openedResponse } from '#src/payment-links/schemas.ts'
import type { TestGateway, TestStay, DemoAgent } from '../test-gateway.ts'
import { authorization } from '../token.ts'

const MINUTE_MS = 60_000

/** Creates agents' calls about payment links. */
export function createLinkCalls(gateway: TestGateway) {
  const inMinutes = (minutes: number) => new Date(gateway.clock().getTime() + minutes * MINUTE_MS).toISOString()
  return {
    inMinutes,

    /** Builds the body of a new link for a stay, valid for an hour unless another expiry is given. */
    async buildBody(who: DemoAgent, { stay, ...fields }: { stay?: TestStay; [field: string]: unknown } = {}) {
      const { roomGroups, ...search } = await gateway.choose(who, stay)
      return {
        id: randomUUID(),
        email: 'partner@demo.test',
        expirationTime: inMinutes(60),
        cultCode: 'en-US',
        data: { type: 'hotel', search, basket: { totalPrice: 900.5, note: 'as shown' }, selectedRooms: roomGroups },
        ...fields,
      }
    },

    share: (who: DemoAgent, body: object) => gateway.call(who, '/cart/link', body),

    /** Shares a stay and returns the id of its link. */
    async shareStay(who: DemoAgent = 'agent', fields: Parameters<typeof this.buildBody>[1] = {}) {
      const { response, refusal } = await this.share(who, await this.buildBody(who, fields))
      if (refusal) throw new Error(`The stay was not shared: ${refusal.code}`)
      return z.string().parse(response['id'])
    },

    async open(who: DemoAgent, id: string) {
      const { json, status } = await gateway.call(who, `/cart/link?${String(new URLSearchParams({ id }))}`)
      return { httpStatus: status, json, ...openedResponse.partial().parse(json) }
    },

    list: async (who: DemoAgent, which: 'mine' | 'received', query = '') =>
      linkList.parse((await gateway.call(who, `/share/list${which === 'mine' ? '/me' : ''}${query}`)).json),

    async change(who: DemoAgent, payload: object) {
      const reply = await gateway.app.inject({ method: 'PUT', url: '/share', headers: authorization(who), payload })
      const { response, errors } = reply.json()
      return { status: reply.statusCode, response, code: errors[0]?.code, details: errors[0]?.extraDetails }
    },

    /** Holds the stay of a link for the payer and books it with the link. */
    async pay(who: DemoAgent, id: string, stay?: TestStay) {
      const { body } = await gateway.hold(who, stay)
      return gateway.reserve(who, { ...body, share: id, authCode: gateway.freshCode(who) })
    },
  }
}

export type LinkCalls = ReturnType<typeof createLinkCalls>
