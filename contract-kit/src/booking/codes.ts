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
 * Returns a function that returns the next authenticator code: of a demo account, from the list, or from a prompt once the list is used up.
 * The code is empty if no source was given, for gateways without an authenticator, and undefined if there is no terminal to prompt.
 */
export function createCodeReader({ otp, code: codes = [] }: CodeSource): () => Promise<string | undefined> {
  const remainingCodes = [...codes]
  return async () => {
    if (otp) return readDemoCode(otp)
    if (codes.length === 0) return ''
    return remainingCodes.shift() ?? (process.stdin.isTTY ? promptForCode() : undefined)
  }
}

/** Thrown when there is no code for a demo account. The message states the reason. */
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
