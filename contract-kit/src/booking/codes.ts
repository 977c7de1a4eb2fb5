import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { promisify } from 'node:util'

/** Where authenticator codes come from: a demo account of the running reference stack, or a list. */
export interface CodeSource {
  otp?: string | undefined
  code?: string[] | undefined
}

/**
 * Returns a function that returns the next authenticator code: of a demo account, from the list or from a prompt. It returns an empty code
 * if none was passed, for gateways without an authenticator, and undefined when the list is used up and no terminal can prompt.
 */
export function authenticatorCodes({ otp, code: codes = [] }: CodeSource): () => Promise<string | undefined> {
  const left = [...codes]
  return async () => {
    if (otp) return demoCode(otp)
    if (codes.length === 0) return ''
    return left.shift() ?? (process.stdin.isTTY ? ask() : undefined)
  }
}

/** Thrown with the reason why a demo account has no code. */
export class NoCode extends Error {}

async function demoCode(email: string): Promise<string> {
  const command = join(import.meta.dirname, '../../../start/otp.ts')
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [command, email])
    return stdout.trim()
  } catch (error) {
    throw new NoCode((error as { stderr: string }).stderr.trim())
  }
}

async function ask(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const code = await terminal.question('Next authenticator code: ')
  terminal.close()
  return code.trim()
}
