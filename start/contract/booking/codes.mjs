import { createInterface } from 'node:readline/promises'
import { freshCode } from '../../otp.mjs'

/**
 * Returns a function that returns the next authenticator code: of a demo account, from the list or from a prompt. It returns an empty code
 * if none was passed, for gateways without an authenticator, and undefined when the list is used up and no terminal can prompt.
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
