import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type RequestHandler, Router } from 'express'
import expressStaticGzip from 'express-static-gzip'
import type { Settings } from '../env.ts'
import { playgroundPolicy } from './security-headers.ts'

const dayInSeconds = 24 * 60 * 60

// Vite puts a content hash into every file name below assets/.
const immutableForOneYear = `public, max-age=${365 * dayInSeconds}, immutable`
const cachedForOneDay = `public, max-age=${dayInSeconds}`
/** Browsers revalidate on every request and get 304 while the file is unchanged. */
const alwaysRevalidated = 'no-cache'

const isPage = (file: string) => /\.html(\.(br|gz))?$/.test(file)

type FilesOptions = { index?: 'index.html'; fallthrough?: boolean; cacheControl: (file: string) => string }

/** Serves the files of a built folder, using the brotli or gzip version that the build wrote next to each file. */
const builtFiles = (folder: string, { index, fallthrough = true, cacheControl }: FilesOptions): RequestHandler =>
  expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: index ?? false,
    serveStatic: {
      fallthrough,
      index: index ?? false,
      acceptRanges: false,
      cacheControl: false,
      setHeaders: (res, file) => res.setHeader('cache-control', cacheControl(file)),
    },
  })

const hashedFiles = (folder: string) =>
  builtFiles(join(folder, 'assets'), { fallthrough: false, cacheControl: () => immutableForOneYear })

/** Throws on a malformed path. express-static-gzip would respond with plain text. */
const checkPath: RequestHandler = (req, _res, next) => {
  decodeURIComponent(req.path)
  next()
}

/** Serves the GraphiQL page. */
export function playgroundPages(dist: string): Router {
  const pages = Router()
  pages.use(playgroundPolicy, checkPath)
  pages.use('/assets', hashedFiles(dist))
  pages.use(builtFiles(dist, { index: 'index.html', cacheControl: () => alwaysRevalidated }))
  return pages
}

/** Serves the web app: its files, and its page for every path that may be a screen. */
export function webApp(dist: string): Router {
  const pages = Router()
  const files = builtFiles(dist, { cacheControl: (file) => (isPage(file) ? alwaysRevalidated : cachedForOneDay) })
  const page = '/index.html'
  pages.use(checkPath)
  pages.use('/assets', hashedFiles(dist))
  pages.use(files)
  pages.get('/{*path}', (req, res, next) => {
    const lastSegment = req.path.slice(req.path.lastIndexOf('/') + 1)
    const isScreen = req.accepts(['html', 'json']) === 'html' && !lastSegment.includes('.')
    if (!isScreen || !existsSync(join(dist, page))) {
      next()
      return
    }
    req.url = page
    files(req, res, next)
  })
  return pages
}

/** Returns the runtime settings for the pages, so that a different user pool needs no new build. */
export const publicConfig = ({ cognito, production, playground, cancelWaitSeconds, publicUrl, notice }: Settings) => ({
  publicUrl,
  cognito: {
    region: cognito.region,
    userPoolId: cognito.userPoolId,
    clientId: cognito.clientId,
    /** Sign-in endpoint for browsers: the stand-in through this origin, or the pool itself. */
    endpoint: cognito.endpoint ? '/cognito' : `https://cognito-idp.${cognito.region}.amazonaws.com`,
  },
  demo: cognito.endpoint !== undefined && !production,
  playground,
  cancelWaitSeconds,
  notice: notice ?? null,
})
