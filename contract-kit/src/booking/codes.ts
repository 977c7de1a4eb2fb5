import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { promisify } from 'node:util'

/** Where authenticator codes come from. */
export interface CodeSource {
  /** E-mail address of a demo account in the running reference stack. */
  otp?: string | undefined
  /** Codes to use in order. */
  code?: string[] | undefined
}

/**
 * Creates a function that returns the next authenticator code. The code comes from the demo account or the list, and from a prompt once the
 * list is used up. The code is empty if there is no source, because some gateways need no code, and undefined if there is no terminal.
 */
export function createCodeReader({ otp, code: codes = [] }: CodeSource): () => Promise<string | undefined> {
  const remainingCodes = [...codes]
  return async () => {
    if (otp) return readDemoCode(otp)
    if (codes.length === 0) return ''
    return remainingCodes.shift() ?? (process.stdin.isTTY ? promptForCode() : undefined)
  }
}

/** Thrown when there is no code for a demo account. The message says why. */
export class AuthenticatorCodeError extends Error {}

async function readDemoCode(email: string): Promise<string> {
  const command = join(import.meta.dirname, '../../../start/otp.ts')
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [command, email])
    return stdout.trim()
  } catch (error) {
    throw new AuthenticatorCodeError((error as { stderr: string }).stderr.trim())
  }
}

async function promptForCode(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const code = await terminal.question('Next authenticator code: ')
  terminal.close()
  return code.trim()
}
