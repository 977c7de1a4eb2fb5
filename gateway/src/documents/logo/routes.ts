import type { App, Deps } from '#src/deps.ts'
import { servePictures, uploadRoutes } from '#src/uploads/picture-routes.ts'
import { changeLogo } from './change-logo.ts'
import { findCurrentLogo } from './repository.ts'

/** Maximum size of a logo in pixels: twice its printed size at 150 dpi. */
const MAX_WIDTH = 640
const MAX_HEIGHT = 240

export function logoRoutes(app: App, deps: Deps): void {
  uploadRoutes(app, deps, {
    path: '/profile/logo',
    label: 'the company logo on documents',
    // The background is white like paper, so that the profile shows the logo as documents print it.
    draw: (picture) =>
      picture
        .flatten({ background: 'white' })
        .resize(MAX_WIDTH, MAX_HEIGHT, { fit: 'inside', withoutEnlargement: true })
        .png({ compressionLevel: 9 }),
    store: (agent, logo) => changeLogo(deps, agent, logo),
    remove: (agent) => changeLogo(deps, agent, null),
  })
}

export function companyLogoRoutes(app: App, { db }: Deps): void {
  servePictures(app, {
    folder: '/media/logos',
    format: 'png',
    summary: 'Get a company logo',
    find: (name) => findCurrentLogo(db, name),
  })
}
