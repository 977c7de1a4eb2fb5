import { existsSync } from 'node:fs'
import { join } from 'node:path'
import express, { Router } from 'express'
import type { Settings } from '../env.ts'
import { playgroundPolicy } from './security-headers.ts'

const day = 24 * 60 * 60 * 1000

// Vite puts a content hash into every file name below assets/.
const hashedFiles = (folder: string) =>
  express.static(join(folder, 'assets'), { immutable: true, maxAge: 365 * day, fallthrough: false })

/** Serves the GraphiQL page. */
export function playgroundPages(dist: string): Router {
  const pages = Router()
  pages.use(playgroundPolicy)
  pages.use('/assets', hashedFiles(dist))
  pages.use(
    express.static(dist, { cacheControl: false, setHeaders: (res) => res.setHeader('cache-control', 'no-cache') }),
  )
  return pages
}

/** Serves the web app: its files, and its page for every path that may be a screen. */
export function webApp(dist: string): Router {
  const pages = Router()
  const page = join(dist, 'index.html')
  pages.use('/assets', hashedFiles(dist))
  pages.use(express.static(dist, { index: false, maxAge: day }))
  pages.get('/{*path}', (req, res, next) => {
    const lastPart = req.path.slice(req.path.lastIndexOf('/') + 1)
    const screen = req.accepts(['html', 'json']) === 'html' && !lastPart.includes('.')
    if (!screen || !existsSync(page)) {
      next()
      return
    }
    res.set('cache-control', 'no-cache').sendFile(page, { cacheControl: false })
  })
  return pages
}

/** Run-time settings of the pages, so that another user pool needs no new build. */
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
