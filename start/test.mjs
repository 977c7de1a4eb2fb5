/** `npm test`: the static checks, then every test. */
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runChecks } from './check.mjs'
import { ensureInstalled } from './install.mjs'
import { report, runLanes, runStage } from './stages.mjs'

const onPath = (name) => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))
const postgres = '/usr/lib/postgresql'
const system = [
  {
    name: 'Chromium',
    installed: onPath('chromium-headless-shell') || onPath('chromium'),
    install: 'chromium-headless-shell',
  },
  {
    name: 'PostgreSQL',
    installed:
      onPath('initdb') ||
      (existsSync(postgres) &&
        readdirSync(postgres).some((version) => existsSync(join(postgres, version, 'bin/initdb')))),
    install: 'postgresql',
  },
  { name: 'Redis', installed: onPath('redis-server'), install: 'redis-server' },
]
const missing = system.filter(({ installed }) => !installed)
if (missing.length > 0) {
  console.error(
    `The tests need ${missing.map(({ name }) => name).join(', ')}. On Debian: apt-get install -y ${missing.map(({ install }) => install).join(' ')}`,
  )
  process.exit(1)
}

await ensureInstalled()
const vitest = (folder, ...more) => ['vitest', 'run', '--root', folder, ...more]
const killed = 'tests/killed.test.ts'

const checks = await runChecks()
const killedOn = (engine) => ({
  name: `killed services on ${engine}`,
  command: vitest('e2e', killed, '-t', `on ${engine}`),
})
// Vitest runs one worker on two cores. Tests often wait for services, so five lanes share the two cores.
const tests = await runLanes(
  [
    { name: 'stack', command: vitest('e2e', '--exclude', killed) },
    { name: 'gateway on PostgreSQL', command: vitest('gateway'), env: { TEST_DATABASE: 'postgres' } },
  ],
  [
    { name: 'web, second half', command: vitest('web', '--shard=2/2') },
    { name: 'graphql-server', command: vitest('graphql-server') },
  ],
  [
    { name: 'web, first half', command: vitest('web', '--shard=1/2') },
    { name: 'gateway on PGlite', command: vitest('gateway') },
  ],
  [killedOn('PostgreSQL'), { name: 'identity', command: vitest('identity') }],
  [killedOn('PGlite'), { name: 'card-sandbox', command: vitest('card-sandbox') }],
)
// The browser tests run three workers with a stack each and need both cores.
const browser = await runStage({
  name: 'browser',
  command: ['e2e/node_modules/.bin/playwright', 'test', '--config', 'e2e/playwright.config.ts'],
})
report([...checks, ...tests, browser])
