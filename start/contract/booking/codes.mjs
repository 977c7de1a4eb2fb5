import { createInterface } from 'node:readline/promises'
import { freshCode } from '../../otp.mjs'

/**
 * Returns a function that gives the next authenticator code, since a code pays once: of a demo account, from the list, or asked for. It gives an empty code
 * where none was named, for gateways without an authenticator, and undefined when the list is used up and nobody can be asked.
 */
export function authenticatorCodes({ otp, code: codes = [] }) {
  const left = [...codes]
  return async () => {
    if (otp) return freshCode(otp)
    if (codes.length === 0) return ''
    return left.shift() ?? (process.stdin.isTTY ? ask() : undefined)
  }
}

async function ask() {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const code = await terminal.question('Next authenticator code: ')
  terminal.close()
  return code.trim()
}
