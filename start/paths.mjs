import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Node that runs the services. The host's Node only installs and starts. */
export const node24 = join(root, 'node_modules/node/bin/node')

export const maildev = join(root, 'start/node_modules/maildev/dist/bin/maildev.js')
