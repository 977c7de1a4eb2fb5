import type { App, Deps } from '#src/deps.ts'
import { servePictures, uploadRoutes } from '#src/uploads/picture-routes.ts'
import { deletePhoto, findPhoto, writePhoto } from './repository.ts'

/** Width and height of a stored photo. */
const PHOTO_SIZE = 512

export function photoRoutes(app: App, deps: Deps): void {
  const { db, clock } = deps
  uploadRoutes(app, deps, {
    path: '/profile/photo',
    label: 'the signed-in agent’s photo',
    draw: (picture) => picture.resize(PHOTO_SIZE, PHOTO_SIZE, { fit: 'cover' }).webp({ quality: 82 }),
    store: ({ sub }, { name, bytes }) => writePhoto(db, { userSub: sub, name, webp: bytes, now: clock() }),
    remove: ({ sub }) => deletePhoto(db, sub),
  })
}

export function agentPhotoRoutes(app: App, { db }: Deps): void {
  servePictures(app, {
    folder: '/media/agents',
    format: 'webp',
    summary: 'Get an agent’s photo',
    find: (name) => findPhoto(db, name),
  })
}
