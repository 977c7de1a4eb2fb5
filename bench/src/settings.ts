import { readEnv } from '../../graphql-server/src/env.ts'

/** Settings of every measured server. The settings for production would require a real user pool; `process.env.NODE_ENV` stays `production`. */
export const settings = readEnv({
  ...process.env,
  NODE_ENV: 'test',
  // One agent's rate limits would stop the benchmark.
  SEARCHES_PER_MINUTE: '1000000',
  HOLDS_PER_MINUTE: '1000000',
})
