/** Sends an operation to a server. */
export type Answer<T> = { text: string; data: T | null; errors: { extensions?: { code?: string } }[] }

export async function post<T>(url: string, token: string, query: string, variables: object): Promise<Answer<T>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  })
  const text = await response.text()
  const { data = null, errors = [] } = JSON.parse(text) as Partial<Answer<T>>
  return { text, data, errors }
}

/** The same where an error means that nothing can be measured. */
export async function ask<T>(url: string, token: string, query: string, variables: object) {
  const { text, data, errors } = await post<T>(url, token, query, variables)
  if (!data || errors.length > 0) throw new Error(`The server refuses to be measured: ${text.slice(0, 500)}`)
  return { text, data }
}
