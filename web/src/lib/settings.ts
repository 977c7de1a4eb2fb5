/** What the server tells the page at run time, so that the same build works with any user pool. */
export type Settings = {
  userPoolId: string
  userPoolClientId: string
  /** Where the pool is reached; a path means our own origin. */
  userPoolEndpoint: string
}

/** Something everybody has to know before they book. */
export type Notice = {
  kind: 'ministry-rules'
  /** Where the test environment is, when there is one. */
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

/** A notice this app has no words for is none, and a link leads only to a web page. */
export function parseNotice(config: unknown): Notice | null {
  const notice = isObject(config) ? config.notice : null
  if (!isObject(notice) || notice.kind !== 'ministry-rules') return null
  const url = typeof notice.testUrl === 'string' ? URL.parse(notice.testUrl) : null
  return { kind: notice.kind, testUrl: url && /^https?:$/.test(url.protocol) ? url.href : null }
}

async function readConfig(): Promise<unknown> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`/config.json answered ${response.status}.`)
  return response.json()
}

/** Reads what signing in needs from `/config.json`. */
export const loadSettings = async (): Promise<Settings> => parseSettings(await readConfig())

/** Reads the notice of `/config.json`. */
export const loadNotice = async (): Promise<Notice | null> => parseNotice(await readConfig())
