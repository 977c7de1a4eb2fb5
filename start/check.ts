/** `npm run check`: runs the static checks. */
import { report, type Result, runPool, runQuietStage, type Stage } from './stages.ts'

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

/** Runs checks two at a time, in order. The slowest checks are listed first. */
export function runChecks(checks = allChecks): Promise<Result[]> {
  const printedParts = new Set<string>()
  return runPool(checks, 2, (stage) => runQuietStage(stage, printedParts))
}

if (import.meta.main) report(await runChecks())
