/** `npm test`: the static checks, then every test. */
import { allChecks, runChecks } from './check.ts'
import { report, runParallel, runStage, type Stage } from './stages.ts'
import { planForThisMachine, runInstallation } from './system-packages.ts'

const plan = planForThisMachine()
if (plan.kind !== 'ready') console.error(plan.message)
if (plan.kind === 'stop') process.exit(1)
const problem = plan.kind === 'install' ? await runInstallation(plan.commands) : undefined
if (problem) {
  console.error(problem)
  process.exit(1)
}

const vitest = (folder: string, ...args: string[]) => ['vitest', 'run', '--root', folder, ...args]
const killTests = 'tests/killed.test.ts'

// The web app's tests include the translations.
const checks = await runChecks(allChecks.filter(({ name }) => name !== 'translations'))
const killTestsOn = (engine: string): Stage => ({
  name: `killed services on ${engine}`,
  command: vitest('e2e', killTests, '-t', `on ${engine}`),
})
// On two cores, Vitest runs one worker. Tests often wait for services, so five stages share the cores. The longest ones are listed first.
const tests = await runParallel(
  [
    { name: 'stack', command: vitest('e2e', '--exclude', killTests) },
    { name: 'web, first half', command: vitest('web', '--shard=1/2') },
    { name: 'web, second half', command: vitest('web', '--shard=2/2') },
    killTestsOn('PostgreSQL'),
    killTestsOn('PGlite'),
    { name: 'gateway on PostgreSQL', command: vitest('gateway'), env: { TEST_DATABASE: 'postgres' } },
    { name: 'gateway on PGlite', command: vitest('gateway') },
    { name: 'graphql-server', command: vitest('graphql-server') },
    { name: 'identity', command: vitest('identity') },
    { name: 'json-row-reader', command: vitest('json-row-reader') },
    { name: 'card-sandbox', command: vitest('card-sandbox') },
  ],
  5,
)
// The browser tests run three workers, each with its own stack, and need both cores.
const browser = await runStage({
  name: 'browser',
  command: ['e2e/node_modules/.bin/playwright', 'test', '--config', 'e2e/playwright.config.ts'],
})
report([...checks, ...tests, browser])
