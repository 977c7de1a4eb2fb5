import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { postgresUrl, startPostgres } from '../../gateway/src/testing/postgres.ts'
import { findFreePorts, root, type Running, run, createTemporaryFolder } from '../support/processes.ts'
import { searchUntilFound } from '../support/slow-suppliers.ts'
import { runCommand, graphql, type Stack, startStack } from '../support/stack.ts'

// Runs the services of docker-compose.yml without Docker: PostgreSQL, Redis, one gateway, two servers.

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>
let cluster: Awaited<ReturnType<typeof createTemporaryFolder>>
let stopPostgres: () => Promise<void>
let redis: Running
let stack: Stack
let secondServer: Running
let secondUrl: string
let token: string

beforeAll(async () => {
  folder = await createTemporaryFolder()
  cluster = await createTemporaryFolder()
  stopPostgres = await startPostgres(cluster.path)
  const [redisPort, secondPort] = await findFreePorts(2)
  redis = run('redis-server', ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--dir', folder.path])
  await redis.waitForLine(/Ready to accept connections/)
  const sharedEnv = { DATABASE_URL: postgresUrl(cluster.path, 'postgres'), REDIS_URL: `redis://127.0.0.1:${redisPort}` }
  stack = await startStack(sharedEnv)
  secondUrl = `http://127.0.0.1:${secondPort}`
  secondServer = run('node', ['src/main.ts'], {
    cwd: join(root, 'graphql-server'),
    env: {
      ...stack.env,
      ...sharedEnv,
      PORT: String(secondPort),
      GATEWAY_URL: `http://127.0.0.1:${stack.env['GATEWAY_PORT']}`,
      COGNITO_ENDPOINT: `http://127.0.0.1:${stack.env['IDENTITY_PORT']}`,
    },
  })
  await vi.waitFor(
    async () => {
      if ((await fetch(`${secondUrl}/readyz`)).status !== 200) throw new Error('The second server is not ready')
    },
    { timeout: 120_000, interval: 200 },
  )
  token = await runCommand(stack, 'token', 'agent@demo.test')
})

afterAll(async () => {
  secondServer?.child.kill('SIGTERM')
  await secondServer?.ended
  await stack?.stop()
  redis?.child.kill('SIGTERM')
  await redis?.ended
  await stopPostgres?.()
  await cluster?.remove()
  await folder?.remove()
})

type Search = { hotelSearch: { searchId: string; totalCount: number; revision: number } }

const dateInDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('two servers that share Redis', () => {
  test('share a cached search, but only with its owner', async () => {
    const input = {
      locationCode: 'SA1',
      checkIn: dateInDays(30),
      checkOut: dateInDays(33),
      rooms: [{ adults: 2 }],
      nationality: 'ID',
    }
    const { searchId, totalCount, revision } = await searchUntilFound(async () => {
      const searched = await graphql<Search>(
        stack.url,
        'query ($input: HotelSearchInput!) { hotelSearch(input: $input) { searchId totalCount revision } }',
        { variables: { input }, token },
      )
      expect(searched.data.hotelSearch.totalCount).toBeGreaterThan(200)
      return searched.data.hotelSearch
    })

    const cachedSearch =
      'query ($id: ID!, $revision: Int!) { hotelSearch(searchId: $id, revision: $revision, sort: DISTANCE_ASC) { searchId totalCount revision } }'
    const variables = { id: searchId, revision }
    const onSecondServer = await graphql<Search>(secondUrl, cachedSearch, { variables, token })
    expect(onSecondServer.data.hotelSearch).toEqual({ searchId, totalCount, revision })

    const otherCompanyToken = await runCommand(stack, 'token', 'partner@demo.test')
    const refused = await graphql<null>(secondUrl, cachedSearch, { variables, token: otherCompanyToken })
    expect(refused.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  test('read demo bookings and wallets from PostgreSQL', async () => {
    const { data } = await graphql<unknown>(
      secondUrl,
      '{ bookings { totalCount complete } wallet { balance { amount } } }',
      {
        token,
      },
    )
    expect(data).toEqual({ bookings: { totalCount: 57, complete: true }, wallet: { balance: { amount: '50000.00' } } })
  })

  test('exit with 0 on SIGTERM while the other server stays ready', async () => {
    secondServer.child.kill('SIGTERM')
    const { code } = await secondServer.ended
    expect(code).toBe(0)
    expect((await fetch(`${stack.url}/readyz`)).status).toBe(200)
  })
})
