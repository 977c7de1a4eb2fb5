import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { openIdentityPool } from '#src/registration/identity-pool.ts'
import { testPool } from './token.ts'

interface PoolUser {
  readonly sub: string
  readonly email: string
  readonly attributes: Record<string, string>
  readonly createdAt: Date
  status: 'FORCE_CHANGE_PASSWORD' | 'CONFIRMED'
  readonly groups: string[]
}

const input = z.object({
  Username: z.string(),
  GroupName: z.string().default(''),
  MessageAction: z.string().optional(),
  UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
})

/**
 * Starts a server for the part of Amazon Cognito's protocol that registrations use. `failNext` makes the next call of an operation return an
 * error, either instead of doing its work or after it, as if the response were lost. `hold` delays the responses of an operation until the
 * returned function is called.
 */
export async function startUserPool(clock: () => Date) {
  const users = new Map<string, PoolUser>()
  const calls: string[] = []
  const emails: string[] = []
  const heldResponses = new Map<string, Promise<void>>()
  const plannedFailures: { operation: string; fault: string; when: 'before' | 'after'; message: string }[] = []

  const handlers: Record<string, (body: z.output<typeof input>) => object | string> = {
    AdminGetUser({ Username }) {
      const user = users.get(Username)
      return user ? toWireUser(user) : 'UserNotFoundException'
    },
    AdminCreateUser({ Username, MessageAction, UserAttributes }) {
      const existing = users.get(Username)
      if (MessageAction === 'RESEND') {
        if (!existing) return 'UserNotFoundException'
        if (existing.status !== 'FORCE_CHANGE_PASSWORD') return 'UnsupportedUserStateException'
        emails.push(Username)
        return { User: toWireUser(existing) }
      }
      if (existing) return 'UsernameExistsException'
      const user = add(Username, Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value])))
      emails.push(Username)
      return { User: toWireUser(user) }
    },
    AdminAddUserToGroup({ Username, GroupName }) {
      const user = users.get(Username)
      if (!user) return 'UserNotFoundException'
      if (!user.groups.includes(GroupName)) user.groups.push(GroupName)
      return {}
    },
  }

  function add(email: string, attributes: Record<string, string>): PoolUser {
    const sub = randomUUID()
    const user: PoolUser = {
      sub,
      email,
      attributes: { sub, ...attributes },
      createdAt: clock(),
      status: 'FORCE_CHANGE_PASSWORD',
      groups: [],
    }
    users.set(email, user)
    return user
  }

  const toWireUser = ({ sub, attributes, createdAt, status }: PoolUser) => {
    const list = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))
    return {
      Username: sub,
      UserCreateDate: createdAt.getTime() / 1000,
      UserStatus: status,
      Attributes: list,
      UserAttributes: list,
    }
  }

  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const operation = String(request.headers['x-amz-target']).split('.')[1] ?? ''
      calls.push(operation)
      await heldResponses.get(operation)
      const index = plannedFailures.findIndex((each) => each.operation === operation)
      const [failure] = index === -1 ? [] : plannedFailures.splice(index, 1)
      const result =
        failure?.when === 'before' ? failure.fault : (handlers[operation]?.(input.parse(JSON.parse(body))) ?? 'Unknown')
      const reply = failure ? failure.fault : result
      const fault = typeof reply === 'string' ? { __type: reply, message: failure?.message ?? reply } : undefined
      response.writeHead(fault ? (reply === 'InternalErrorException' ? 500 : 400) : 200, {
        'content-type': 'application/x-amz-json-1.1',
      })
      response.end(JSON.stringify(fault ?? reply))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port }: AddressInfo = server.address() as AddressInfo

  return {
    users,
    calls,
    emails,
    /** Adds an account that was not registered through the gateway. */
    add,
    failNext: (operation: string, fault: string, when: 'before' | 'after' = 'before', message = fault) =>
      void plannedFailures.push({ operation, fault, when, message }),
    hold(operation: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      heldResponses.set(operation, promise)
      return () => {
        heldResponses.delete(operation)
        resolve()
      }
    },
    identityPool: openIdentityPool(
      { ...testPool, endpoint: `http://127.0.0.1:${port}` },
      Object.freeze({ accessKeyId: 'rihla-test', secretAccessKey: 'not-a-secret' }),
    ),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
