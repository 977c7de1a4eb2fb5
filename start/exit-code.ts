import type { ChildProcess } from 'node:child_process'

/** Resolves with a child's exit code, or with 1 if a signal killed it or it could not start. */
export const waitForExit = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
