/** What the server tells the page at run time, so that the same build works with any user pool. */
export type Settings = {
  userPoolId: string
  userPoolClientId: string
  /** Where the pool is reached; a path means our own origin. */
  userPoolEndpoint: string
}

function parseSettings(value: unknown): Settings {
  const cognito: unknown = typeof value === 'object' && value !== null && 'cognito' in value ? value.cognito : null
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

/** Reads `/config.json`. */
export async function loadSettings(): Promise<Settings> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`/config.json answered ${response.status}.`)
  return parseSettings(await response.json())
}
