import { readEnv } from '../../graphql-server/src/env.ts'

/** Settings of the measured servers: as in production, but with the stub's user pool. */
export const settings = {
  ...readEnv({
    ...process.env,
    // The value `production` would require a real user pool here. `process.env.NODE_ENV` stays `production`.
    NODE_ENV: 'test',
    // The usual rate limits per agent would stop the benchmark.
    SEARCHES_PER_MINUTE: '1000000',
    HOLDS_PER_MINUTE: '1000000',
  }),
  production: true,
}
