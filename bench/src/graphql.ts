/** Sends operations to a server. */
import { Agent, request } from 'node:http'

export type Answer<T> = { text: string; data: T | null; errors: { extensions?: { code?: string } }[] }

const connections = new Agent({ keepAlive: true })

/** Does not use `fetch`, whose streams would make this process collect garbage every two seconds on the servers' processors. */
const send = (url: string, token: string, body: string) =>
  new Promise<string>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    request(url, { method: 'POST', headers, agent: connections }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve(text))
      response.on('error', reject)
    })
      .on('error', reject)
      .end(body)
  })

/** Reads a file and resolves with its status and size. */
export const download = (url: string) =>
  new Promise<{ status: number | undefined; bytes: number }>((resolve, reject) => {
    request(url, { agent: connections }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve({ status: response.statusCode, bytes }))
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })

/** The answer to an operation, with its errors. */
export async function post<T>(url: string, token: string, query: string, variables: object): Promise<Answer<T>> {
  const text = await send(`${url}/graphql`, token, JSON.stringify({ query, variables }))
  const { data = null, errors = [] } = JSON.parse(text) as Partial<Answer<T>>
  return { text, data, errors }
}

/** Like `post`, but throws on an error, because nothing can be measured then. */
export async function ask<T>(url: string, token: string, query: string, variables: object) {
  const { text, data, errors } = await post<T>(url, token, query, variables)
  if (!data || errors.length > 0) throw new Error(`The server refuses to be measured: ${text.slice(0, 500)}`)
  return { text, data }
}
