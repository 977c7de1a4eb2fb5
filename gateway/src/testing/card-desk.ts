import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { checkoutCom } from '#src/payments/checkout-com.ts'

export const secretKey = 'sk_test_0123456789abcdef'
const webhookSecret = 'whsec_0123456789abcdef'

const newPage = z.object({ reference: z.string(), amount: z.number(), currency: z.string() })

interface Session extends z.infer<typeof newPage> {
  status: string
  paymentStatus: string | undefined
}

/** A card provider on loopback that answers in the shapes Checkout.com documents, with the adapter that speaks to it. */
export async function openCardDesk() {
  const sessions = new Map<string, Session>()
  const requests: { path: string; body: unknown; authorization: string | undefined }[] = []
  const faults: number[] = []

  function respond(path: string, body: unknown): [number, object] {
    const fault = faults.shift()
    if (fault) return [fault, {}]
    const [, room, id = ''] = path.split('/')
    if (room === 'hosted-payments' && id === '') {
      const hppId = `hpp_${randomUUID()}`
      sessions.set(hppId, { ...newPage.parse(body), status: 'Payment Pending', paymentStatus: undefined })
      return [201, { id: hppId, _links: { redirect: { href: `https://pay.example.test/${hppId}` } } }]
    }
    const session = sessions.get(id.replace(/^pay_/, ''))
    if (!session) return [404, {}]
    const { reference, amount, currency, status, paymentStatus } = session
    const facts = { reference, amount, currency }
    if (room === 'payments') return [200, { id, status: paymentStatus, ...facts }]
    return [200, { id, status, ...facts, ...(paymentStatus && { payment_id: `pay_${id}` }) }]
  }

  const server = createServer((req, res) => {
    let text = ''
    req.on('data', (chunk: Buffer) => (text += chunk.toString()))
    req.on('end', () => {
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      const path = req.url ?? ''
      requests.push({ path, body, authorization: req.headers.authorization })
      const [status, answer] = respond(path, body)
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    cards: checkoutCom({ apiUrl: `http://127.0.0.1:${port}/`, secretKey, webhookSecret, channelId: 'pc_1' }),
    requests,
    /** Statuses of the next answers. */
    faults,
    /** Sets what the provider says of the session of a payment. */
    set(reference: string, change: Partial<Session>): void {
      for (const session of sessions.values()) if (session.reference === reference) Object.assign(session, change)
    },
    /** A signed notification as Checkout.com sends it. */
    notification(type: string, data: { reference: string; amount: number; currency?: string }) {
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, type, data: { id: 'pay_1', currency: 'SAR', ...data } })
      const signature = createHmac('sha256', webhookSecret).update(body).digest('hex')
      return { payload: body, headers: { 'content-type': 'application/json', 'cko-signature': signature } }
    },
    close: () => server.close(),
  }
}
