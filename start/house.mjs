/** Rules about the shape of the source tree that the linter does not know. Part of `npm run check`. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { root } from './paths.mjs'

const MAX_FILES = 30
const MAX_TOP_FILES = 8

/**
 * Rooms whose folders are features, which import no other feature. `common` are the folders that every feature may use; `base` are features that others
 * build on.
 */
const featureRooms = {
  'web/src/features': { common: [], base: [] },
  'graphql-server/src': {
    common: [
      '__generated__',
      'auth',
      'cache',
      'commands',
      'errors',
      'gateway',
      'http',
      'input',
      'testing',
      'trade',
      'values',
    ],
    base: ['bookings', 'checkout', 'service-search'],
  },
}

const packages = '{bench,card-sandbox,codegen,e2e,gateway,graphql-server,identity,playground,schema,start,web}'
const isExcluded = (path) => /(^|\/)(node_modules|dist|__generated__)(\/|$)|\.generated\.ts$/.test(path)
const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file)
const sources = globSync(`${packages}/**/*.{ts,tsx,mjs,graphql}`, { cwd: root, exclude: isExcluded }).filter(
  (file) => !isExcluded(file) && !isTest(file),
)

/** Folders that hold too many source files, tests and generated code not counted. */
function crowdedFolders() {
  const counts = new Map()
  for (const file of sources) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return [...counts].flatMap(([folder, count]) => {
    const max = folder === 'graphql-server/src' ? MAX_TOP_FILES : MAX_FILES
    return count > max ? [`${folder} holds ${count} source files, but at most ${max} may be there.`] : []
  })
}

const specifiersIn = (file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\bfrom '([^']+)'|\bimport\(?\s*'([^']+)'/g)].map(
    ([, from, imported]) => from ?? imported,
  )

/** Path of an imported file below the root, or undefined for a package. */
function resolveImport(file, specifier) {
  if (specifier.startsWith('#src/')) return posix.join(file.split('/')[0], specifier.slice(1))
  return specifier.startsWith('.') ? posix.join(dirname(file), specifier) : undefined
}

function importsOfOtherFeatures() {
  return Object.entries(featureRooms).flatMap(([room, { common, base }]) => {
    const featureOf = (path = '') => {
      const [feature, ...rest] = path.startsWith(`${room}/`) ? path.slice(room.length + 1).split('/') : []
      return rest.length > 0 && !common.includes(feature) ? feature : undefined
    }
    return sources.filter(featureOf).flatMap((file) =>
      specifiersIn(file).flatMap((specifier) => {
        const other = featureOf(resolveImport(file, specifier))
        const isForbidden = other && other !== featureOf(file) && !base.includes(other)
        return isForbidden ? [`${file} imports ${specifier}, but a feature imports no other feature.`] : []
      }),
    )
  })
}

/** The gateway's SQL is in files named repository.ts, apart from tests and their helpers. */
const strayQueries = () =>
  sources
    .filter((file) => /^gateway\/src\/(?!testing\/)/.test(file) && !file.endsWith('/repository.ts'))
    .filter((file) =>
      /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/.test(readFileSync(join(root, file), 'utf8')),
    )
    .map((file) => `${file} holds SQL, which belongs to a repository.ts.`)

/** `useTranslation` of react-i18next subscribes every component to i18next; the web app has its own. */
const slowTexts = () =>
  sources
    .filter((file) => file.startsWith('web/src/'))
    .filter((file) => /\buseTranslation\b[^'\n]*from 'react-i18next'/.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => `${file} imports useTranslation from react-i18next, but it is in #src/lib/i18n/use-translation.ts.`)

/** The device's clock may be wrong, so the web app asks `serverNow`. */
const deviceClocks = () =>
  sources
    .filter((file) => file.startsWith('web/src/') && !/^web\/src\/(lib\/clock|testing)\//.test(file))
    .filter((file) => /\bnew Date\(\)|\bDate\.now\b/.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => `${file} reads the clock of the device, but serverNow is in #src/lib/clock/server-clock.ts.`)

const violations = [
  ...crowdedFolders(),
  ...importsOfOtherFeatures(),
  ...strayQueries(),
  ...slowTexts(),
  ...deviceClocks(),
]
for (const violation of violations) console.error(violation)
process.exitCode = violations.length === 0 ? 0 : 1
