/** A row of the web app's route table. */

interface Page {
  path: string
  access: 'guest' | 'agent' | 'public'
}

// A variable, because the compiler would follow a literal path into the app's components.
const routeTable = '../../web/src/app/route-table.ts'
const { pages } = (await import(routeTable)) as { pages: readonly Page[] }

/** Returns a path, or two paths if its last segment is optional: one without the segment and one with it. */
const expandOptionalSegment = (path: string): string[] =>
  path.endsWith('?') ? [path.replace(/\/:\w+\?$/, ''), path.replace(/:\w+\?$/, 'nothing')] : [path]

/** Paths of the web app that require this kind of access. */
export const pathsFor = (access: Page['access']): string[] =>
  pages.filter((page) => page.access === access).flatMap(({ path }) => expandOptionalSegment(path))
