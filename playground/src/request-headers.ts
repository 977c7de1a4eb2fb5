/** Builds the headers of a request. Headers from the Headers tab take precedence over the demo session and the language picker. */
export function buildRequestHeaders(
  session: { token: string; language: string },
  headersTab: Record<string, unknown> = {},
): Headers {
  const headers = new Headers({ 'content-type': 'application/json', 'accept-language': session.language })
  if (session.token) headers.set('authorization', `Bearer ${session.token}`)
  for (const [name, value] of Object.entries(headersTab)) headers.set(name, String(value))
  return headers
}
