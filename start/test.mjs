/** `npm test`: every check and every test there is, in the order in which a fault is cheapest to find. */
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runChecks } from './check.mjs'
import { ensureInstalled } from './install.mjs'
import { report, runStage } from './stages.mjs'

const onPath = (name) => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))
const postgres = '/usr/lib/postgresql'
const system = [
  { name: 'Chromium', there: onPath('chromium'), install: 'chromium' },
  {
    name: 'PostgreSQL',
    there:
      onPath('initdb') ||
      (existsSync(postgres) &&
        readdirSync(postgres).some((version) => existsSync(join(postgres, version, 'bin/initdb')))),
    install: 'postgresql',
  },
  { name: 'Redis', there: onPath('redis-server'), install: 'redis-server' },
]
const missing = system.filter(({ there }) => !there)
if (missing.length > 0) {
  console.error(
    `The tests need ${missing.map(({ name }) => name).join(', ')}. On Debian: apt-get install -y ${missing.map(({ install }) => install).join(' ')}`,
  )
  process.exit(1)
}

await ensureInstalled()
const results = await runChecks()
const vitest = (folder, ...more) => ['vitest', 'run', '--root', folder, ...more]
const stages = [
  { name: 'identity', command: vitest('identity') },
  { name: 'gateway on PGlite', command: vitest('gateway') },
  { name: 'gateway on PostgreSQL', command: vitest('gateway'), env: { TEST_DATABASE: 'postgres' } },
  { name: 'graphql-server', command: vitest('graphql-server') },
  { name: 'web', command: vitest('web') },
  { name: 'stack', command: vitest('e2e') },
  { name: 'browser', command: ['e2e/node_modules/.bin/playwright', 'test', '--config', 'e2e/playwright.config.ts'] },
]
for (const stage of stages) results.push(await runStage(stage))
report(results)
