/** `npm run check`: the static checks. */
import { report, type Result, runQuietStage, type Stage } from './stages.ts'

const packages = [
  'start',
  'contract-kit',
  'identity',
  'card-sandbox',
  'gateway',
  'json-row-reader',
  'graphql-server',
  'web',
  'playground',
  'e2e',
  'bench',
]

export const allChecks: Stage[] = [
  { name: 'lint', command: ['oxlint', '--type-aware', '--quiet'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  ...packages.map((name) => ({ name: `types of ${name}`, command: ['tsc', '-p', name] })),
  { name: 'generated code', command: ['graphql-codegen', '--config', 'codegen.ts', '--check'] },
  { name: 'schema', command: ['node', 'schema/check.ts'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'source tree', command: ['node', 'start/house.ts'] },
  { name: 'translations', command: ['vitest', 'run', '--root', 'web', 'src/i18n'] },
]

/** Runs the checks two at a time, slow ones first. */
export async function runChecks(checks = allChecks): Promise<Result[]> {
  const results: Result[] = []
  const shown = new Set<string>()
  const queue = [...checks]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results.push(await runQuietStage(next, shown))
  }
  await Promise.all([worker(), worker()])
  return results
}

if (import.meta.main) report(await runChecks())
