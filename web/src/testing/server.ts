import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { setupServer } from 'msw/node'
import { Kind, OperationTypeNode } from 'graphql'
import { SessionsDocument } from '#src/features/profile/sessions.generated.ts'
import { CountriesDocument } from '#src/data/countries.generated.ts'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { aWallet } from './factories.ts'

const api = graphql.link('*/graphql')

type Data = Record<string, unknown>
type Answer<D> = D | Response | Promise<D | Response>

/** Answers an operation of the app: with data, with a failure made by `failure`, or not at all by `noAnswer`. */
export function answer<D extends Data, V extends Data>(
  document: TypedDocumentNode<D, V>,
  resolve: (variables: V, request: Request) => Answer<D>,
) {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const method = operation?.operation === OperationTypeNode.MUTATION ? 'mutation' : 'query'
  return api[method](document, async ({ variables, request }) => {
    const result = await resolve(variables, request)
    return result instanceof Response ? result : HttpResponse.json({ data: result })
  })
}

/** A failure as the server throws it. */
export function failure(code: string, message: string, { status = 200, requestId = 'req-1', retryable = false } = {}) {
  const errors = [{ message, extensions: { code, requestId, retryable } }]
  return HttpResponse.json<never>({ errors } as never, { status })
}

/** The network breaks before an answer comes. */
export const noAnswer = (): Response => HttpResponse.error()

/** What the layout asks for on every screen, and the profile beside itself, where signing in leads; a test adds what its own screen needs. */
export const server = setupServer(
  answer(WalletDocument, () => ({ wallet: aWallet() })),
  answer(SessionsDocument, () => ({ sessions: null })),
  answer(CountriesDocument, () => ({ countries: [] })),
  http.get('*/config.json', () => HttpResponse.json({ notice: null })),
)
