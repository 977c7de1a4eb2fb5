/** Runs the user pool of the load test and signs a token for each e-mail address in the arguments. */
import { startUserPool } from '../../../graphql-server/src/testing/tokens.ts'
import { reportReady } from '../ready.ts'

const pool = await startUserPool()
// Longer than the longest run.
const exp = Math.floor(Date.now() / 1000) + 3600
reportReady({ url: pool.url, tokens: process.argv.slice(2).map((email) => pool.token(email, { exp })) })
