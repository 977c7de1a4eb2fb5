import { parseUrl } from './navigation/local-url.ts'

/** Settings that the server provides at run time, so that the same build works with any user pool. */
export type Settings = {
  userPoolId: string
  userPoolClientId: string
  /** URL of the pool's endpoint; a path is resolved against our origin. */
  userPoolEndpoint: string
}

/** Notice for users before they book. */
export type Notice = {
  kind: 'ministry-rules'
  /** URL of the test environment; null if there is none. */
  testUrl: string | null
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parseSettings(config: unknown): Settings {
  const cognito = isObject(config) ? config.cognito : null
  const fields = new Map<string, unknown>(Object.entries(cognito ?? {}))
  const text = (name: string): string => {
    const field = fields.get(name)
    if (typeof field !== 'string' || field === '') throw new Error(`/config.json has no cognito.${name}.`)
    return field
  }
  return {
    userPoolId: text('userPoolId'),
    userPoolClientId: text('clientId'),
    userPoolEndpoint: new URL(text('endpoint'), location.origin).href,
  }
}

/** Ignores unknown notices, and links that are not http or https. */
export function parseNotice(config: unknown): Notice | null {
  const notice = isObject(config) ? config.notice : null
  if (!isObject(notice) || notice.kind !== 'ministry-rules') return null
  const url = typeof notice.testUrl === 'string' ? parseUrl(notice.testUrl) : null
  return { kind: notice.kind, testUrl: url && /^https?:$/.test(url.protocol) ? url.href : null }
}

async function readConfig(): Promise<unknown> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`/config.json returned ${response.status}.`)
  return response.json()
}

/** Reads the user pool's settings from `/config.json`. */
export const loadSettings = async (): Promise<Settings> => parseSettings(await readConfig())

/** Reads the notice from `/config.json`. */
export const loadNotice = async (): Promise<Notice | null> => parseNotice(await readConfig())
