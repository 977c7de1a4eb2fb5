/** Paths of the web app by required sign-in, from the app's own route table. */

interface Page {
  path: string
  access: 'guest' | 'agent' | 'public'
}

// Not a literal: the compiler would follow the import into the app's components.
const table = '../../web/src/app/route-table.ts'
const { pages } = (await import(table)) as { pages: readonly Page[] }

/** A path with and without its optional last segment. */
const examplesOf = (path: string): string[] =>
  path.endsWith('?') ? [path.replace(/\/:\w+\?$/, ''), path.replace(/:\w+\?$/, 'nothing')] : [path]

export const pathsFor = (access: Page['access']): string[] =>
  pages.filter((page) => page.access === access).flatMap(({ path }) => examplesOf(path))
