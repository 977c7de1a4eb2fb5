/** User pool of the load test: signs one token for each given e-mail address. */
import { startUserPool } from '../../../graphql-server/src/testing/tokens.ts'
import { ready } from '../ready.ts'

const pool = await startUserPool()
// Longer than the longest run.
const exp = Math.floor(Date.now() / 1000) + 3600
ready({ url: pool.url, tokens: process.argv.slice(2).map((email) => pool.token(email, { exp })) })
