import { readEnv } from '../../graphql-server/src/env.ts'

/** Settings of every measured server, as in production, but with the stub's user pool. */
export const settings = {
  ...readEnv({
    ...process.env,
    // Production would require a real user pool; `process.env.NODE_ENV` stays `production`.
    NODE_ENV: 'test',
    // One agent's rate limits would stop the benchmark.
    SEARCHES_PER_MINUTE: '1000000',
    HOLDS_PER_MINUTE: '1000000',
  }),
  production: true,
}
