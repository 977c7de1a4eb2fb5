import { expect, it } from 'vitest'
import { openTestGateway } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { authorization } from '#src/testing/token.ts'

// On PostgreSQL the calls of a round run concurrently; on PGlite they run one after the other.

const database = withDatabase()

it('lets agents save profiles, check prices and enroll authenticators at the same time without deadlocks', async () => {
  const gateway = await openTestGateway(database.db, { holdsPerAgent: 1000 })
  const stays = [
    await gateway.choose('agent'),
    await gateway.choose('colleague', { hotelCode: '4900000007', refundable: false }),
  ]
  const save = async (who: 'agent' | 'colleague', round: number) => {
    const payload = {
      name: `Agent ${'ABCDEFGH'[round]}`,
      company: {
        name: `Agency ${'ABCDEFGH'[round]} of ${who}`,
        licenceNumber: `LIC-${who === 'agent' ? 1 : 2}00${round}`,
      },
    }
    const headers = authorization(who)
    return (await gateway.app.inject({ method: 'PUT', url: '/profile', headers, payload })).statusCode
  }
  const post = async (who: 'agent' | 'colleague', url: string, body: object) =>
    (await gateway.call(who, url, body)).status
  for (let round = 0; round < 8; round += 1) {
    const statuses = await Promise.all([
      post('agent', '/hotels/availabities', stays[0] ?? {}),
      save('agent', round),
      post('colleague', '/hotels/availabities', stays[1] ?? {}),
      save('colleague', round),
      post('agent', '/profile/authenticator', { authCode: gateway.code('agent') }),
    ])
    expect(statuses).toEqual([200, 200, 200, 200, 200])
  }
})
