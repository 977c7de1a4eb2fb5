/** Checks rules for the source tree that the linter does not have. Part of `npm run check`. */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { root } from './paths.ts'

const MAX_FILES = 30
const MAX_TOP_FILES = 8

/**
 * Layers of each package, from the lowest to the highest. Each layer is a list of entries: files and folders. The files of an entry may import each
 * other and all lower layers, but no other entry of the same layer. A nested list of paths is a single entry. `*` makes an entry of each folder. If
 * several entries match a file, the longest path applies.
 */
type Layers = (string | string[])[][]

const layers: Record<string, Layers> = {
  'gateway/src': [
    ['locales.ts', 'log.ts', 'settings.ts', 'supplier-names.ts'],
    ['env.ts', 'errors.ts', 'values'],
    ['database', 'jobs', 'wire-text.ts'],
    ['idempotency', 'limits', 'mail'],
    [['agents', 'authenticator', 'registration', 'sessions']],
    ['contact', 'exchange-rates', 'health', 'ledger', 'media', 'uploads'],
    ['payments', 'photos'],
    ['orders'],
    ['documents', 'jobs/prune.ts', 'payment-links', 'suppliers', 'trips', 'wallet'],
    ['order-listeners.ts', 'products/day-service'],
    ['products/*'],
    ['products'],
    ['app.ts'],
    ['main.ts'],
  ],
  'graphql-server/src': [
    ['locale.ts'],
    [['errors', 'gateway', 'values']],
    ['cache', 'input', 'scalars.ts', 'trade'],
    ['commands', 'env.ts'],
    ['auth'],
    ['agents', 'bookings', 'contact', 'exchange-rates', 'service-search'],
    ['checkout'],
    ['ground-services', 'hotels', 'payment-links', 'transport', 'trips', 'wallet'],
    ['products.ts'],
    ['schema.ts'],
    ['http'],
    ['app.ts'],
    ['main.ts'],
  ],
  'web/src': [
    ['i18n', 'pictures'],
    ['domain'],
    ['lib'],
    ['data', 'theme'],
    ['components'],
    ['features/*'],
    ['app'],
    ['main.tsx'],
  ],
}

/** Files that only list types, which may come from any layer. All layers may import them. */
const typeLists = ['gateway/src/database/tables.ts', 'gateway/src/deps.ts', 'graphql-server/src/context.ts']

const packages =
  '{bench,card-sandbox,codegen,contract-kit,e2e,gateway,graphql-server,identity,json-row-reader,playground,schema,start,web}'
const isExcluded = (path: string) => /(^|\/)(node_modules|dist|__generated__)(\/|$)|\.generated\.ts$/.test(path)
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
const sources = globSync(`${packages}/**/*.{ts,tsx,mjs,graphql}`, { cwd: root, exclude: isExcluded }).filter(
  (file) => !isExcluded(file) && !isTest(file),
)

/** Finds folders with too many source files. Tests and generated code do not count. */
function findCrowdedFolders() {
  const counts = new Map<string, number>()
  for (const file of sources) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return [...counts].flatMap(([folder, count]) => {
    const max = folder === 'graphql-server/src' ? MAX_TOP_FILES : MAX_FILES
    return count > max ? [`${folder} has ${count} source files, but at most ${max} are allowed.`] : []
  })
}

const findSpecifiers = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\bfrom '([^']+)'|\bimport\(?\s*'([^']+)'/g)].map(
    ([, from, imported]) => from ?? imported ?? '',
  )

/** Returns the path of an imported file, relative to the root; undefined for a package. */
function resolveImport(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#src/')) return posix.join(file.slice(0, file.indexOf('/')), specifier.slice(1))
  return specifier.startsWith('.') ? posix.join(dirname(file), specifier) : undefined
}

const findImports = (file: string) => findSpecifiers(file).flatMap((specifier) => resolveImport(file, specifier) ?? [])

/** Returns the layer of a file and the entry that it belongs to. */
function findLayer(file: string, rows: Layers) {
  const segments = file.split('/')
  return rows
    .flatMap((row, layer) =>
      row.flatMap((entry) => [entry].flat().map((path) => ({ layer, path, entry: String(entry) }))),
    )
    .map((place) => {
      const isWildcard = place.path.endsWith('/*')
      const path = isWildcard ? segments.slice(0, place.path.split('/').length).join('/') : place.path
      const isInside = file.startsWith(`${path}/`) && (!isWildcard || file.startsWith(place.path.slice(0, -1)))
      return { ...place, path, entry: isWildcard ? path : place.entry, isMatch: isInside || file === place.path }
    })
    .filter(({ isMatch }) => isMatch)
    .toSorted((a, b) => b.path.length - a.path.length)[0]
}

function findForbiddenImports() {
  return Object.entries(layers).flatMap(([folder, rows]) => {
    /** Path inside the folder; empty if the file is outside. */
    const pathInside = (path: string) => (path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : '')
    const checked = sources.filter(
      (file) => pathInside(file) && !pathInside(file).startsWith('testing/') && !typeLists.includes(file),
    )
    return checked.flatMap((file) => {
      const fileLayer = findLayer(pathInside(file), rows)
      if (!fileLayer) return [`${file} has no layer in start/house.ts.`]
      return findImports(file).flatMap((imported) => {
        if (typeLists.includes(imported) || isExcluded(imported)) return []
        const importedLayer = findLayer(pathInside(imported), rows)
        const isAllowed = importedLayer
          ? importedLayer.entry === fileLayer.entry || importedLayer.layer < fileLayer.layer
          : fileLayer.layer === rows.length - 1
        return isAllowed ? [] : [`${file} imports ${imported}, which is not in a lower layer (start/house.ts).`]
      })
    })
  })
}

/** Finds type lists that import something at run time, which they must not. */
const findTypeListsWithCode = () =>
  typeLists
    .filter((file) => /^import (?!type\b)/m.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => `${file} lists types, but imports more than types.`)

/** Finds the shortest import cycle. Type imports count. */
function findImportCycle() {
  const files = sources.filter((file) => /^[\w-]+\/src\//.test(file))
  const checkedFiles = new Set(files)
  const state = new Map<string, 'open' | 'done'>()
  const cycles: string[][] = []
  const visit = (file: string, path: string[]) => {
    state.set(file, 'open')
    for (const imported of findImports(file)) {
      if (!checkedFiles.has(imported)) continue
      const trail = [...path, file]
      if (state.get(imported) === 'open') cycles.push([...trail.slice(trail.indexOf(imported)), imported])
      else if (!state.has(imported)) visit(imported, trail)
    }
    state.set(file, 'done')
  }
  for (const file of files) if (!state.has(file)) visit(file, [])
  const shortest = cycles.toSorted((a, b) => a.length - b.length).slice(0, 1)
  return shortest.map((cycle) => `Files import each other in a cycle: ${cycle.join(' → ')}.`)
}

/** Finds SQL of the gateway outside repository.ts files, tests and their helpers. */
const findStrayQueries = () =>
  sources
    .filter((file) => /^gateway\/src\/(?!testing\/)/.test(file) && !file.endsWith('/repository.ts'))
    .filter((file) =>
      /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/.test(readFileSync(join(root, file), 'utf8')),
    )
    .map((file) => `${file} contains SQL, which belongs in a repository.ts.`)

/**
 * Files outside the products' folders that may mention a product. In the web app, the name `hotel` is not checked, because code for all stays uses it.
 */
const filesWithProductNames: Record<'gateway' | 'web', string[]> = {
  gateway: [
    // Wire paths for bookings of all products.
    'gateway/src/orders/routes.ts',
    // Nodemailer calls its connection a transport.
    'gateway/src/mail/smtp.ts',
    'gateway/src/products/products.ts',
    'gateway/src/products/tables.ts',
    // The visa rules require a service of certain types.
    'gateway/src/trips/visa-rules.ts',
  ],
  web: [
    'web/src/app/route-table.ts',
    'web/src/app/screens/home.tsx',
    'web/src/domain/products.ts',
    'web/src/domain/search/search-links.ts',
    'web/src/features/bookings/booking-facts.ts',
    'web/src/features/bookings/booking-panels.ts',
    'web/src/features/bookings/booking-products.graphql',
    'web/src/features/checkout/checkout-products.graphql',
    'web/src/features/checkout/adapters.ts',
    // Looks up the names of transport routes. Recent searches contain only their codes.
    'web/src/features/home/recent-searches.tsx',
  ],
}

/** Folders that may mention products: those of products, test helpers and translations. */
const productFolders = {
  gateway: /^gateway\/src\/(testing|products\/[^/]+)\//,
  web: /^web\/src\/(testing|i18n)\/|\/(transport|ground-service)(-search)?\/|(transport|ground-service)[^/]*$/,
}
const products = readdirSync(join(root, 'gateway/src/products'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'day-service')
  .map(({ name }) => name)
const buildNamePattern = (names: string[]) => new RegExp(names.map((name) => name.replace('-', '-?')).join('|'), 'i')
const productNames = {
  gateway: buildNamePattern(products),
  web: buildNamePattern(products.filter((name) => name !== 'hotel')),
}

/** Finds product names outside the products' folders and `filesWithProductNames`. Comments do not count. */
function findStrayProductNames() {
  const readCode = (file: string) =>
    readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*(\/\/|#).*/gm, '')
  return (['gateway', 'web'] as const).flatMap((name) => {
    const allowed = filesWithProductNames[name]
    const matches = sources
      .filter((file) => file.startsWith(`${name}/src/`) && !productFolders[name].test(file))
      .filter((file) => productNames[name].test(readCode(file)))
    return [
      ...matches
        .filter((file) => !allowed.includes(file))
        .map(
          (file) => `${file} mentions a product, but is neither in a product's folder nor in filesWithProductNames.`,
        ),
      ...allowed
        .filter((file) => !matches.includes(file))
        .map((file) => `${file} no longer mentions a product. Remove it from filesWithProductNames.`),
    ]
  })
}

/** Finds uses of the device's clock, which may be wrong. The web app uses `serverNow` instead. */
const findDeviceClocks = () =>
  sources
    .filter((file) => file.startsWith('web/src/') && !/^web\/src\/(lib\/clock|testing)\//.test(file))
    .filter((file) => /\bnew Date\(\)|\bDate\.now\b/.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => `${file} reads the device's clock. Use serverNow of #src/lib/clock/server-clock.ts.`)

/** Finds V8 flags outside v8-flags.txt, which every command that starts the server reads. */
function findRepeatedV8Flags() {
  const flags = readFileSync(join(root, 'graphql-server/v8-flags.txt'), 'utf8').matchAll(/^--([\w-]+)=/gm)
  const names = new RegExp([...flags].map(([, name]) => name).join('|'))
  const configuration = globSync('{Dockerfile,*.{json,yml,yaml},*/package.json,.env.example,.ci/*}', { cwd: root })
  return [...sources, ...configuration]
    .filter((file) => names.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => `${file} contains a V8 flag, which belongs in graphql-server/v8-flags.txt.`)
}

/** Finds references to missing files in documents. A reference is a path, or the end of a path, in backticks. */
function findMissingFiles() {
  const extensions = 'css,graphql,js,json,mjs,sql,ts,tsx,txt'
  const exclude = (path: string) => /(^|\/)(node_modules|dist)(\/|$)/.test(path)
  const files = globSync(`**/*.{${extensions}}`, { cwd: root, exclude }).map((file) => `/${file}`)
  const mentionedFile = new RegExp(`\`(\\w[\\w./-]*\\.(?:${extensions.replaceAll(',', '|')}))\``, 'g')
  return globSync('{*.md,*/README.md,docs/**/*.md}', { cwd: root, exclude }).flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(mentionedFile)]
      .filter(([, path = '']) => !files.some((file) => file.endsWith(`/${path}`)))
      .map(([, path = '']) => `${document} mentions ${path}, which does not exist.`),
  )
}

const violations = [
  ...findCrowdedFolders(),
  ...findForbiddenImports(),
  ...findTypeListsWithCode(),
  ...findImportCycle(),
  ...findStrayQueries(),
  ...findStrayProductNames(),
  ...findDeviceClocks(),
  ...findRepeatedV8Flags(),
  ...findMissingFiles(),
]
for (const violation of violations) console.error(violation)
process.exitCode = violations.length === 0 ? 0 : 1
