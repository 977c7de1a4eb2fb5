import type { App, Deps } from '#src/deps.ts'
import { HttpError } from '#src/errors.ts'
import { createDocumentOpener } from './open-document.ts'
import { requestDocument } from './request-document.ts'
import { documentResponse, documentBody, documentQuery, documentToken } from './schemas.ts'

export function documentRoutes(app: App, deps: Deps): void {
  app.post(
    '/booking/document',
    {
      schema: {
        summary: 'Issue a document for a booking and sign a link to it',
        body: documentBody,
        response: { 200: documentResponse },
      },
    },
    ({ agent, body: request }) => requestDocument(deps, agent, request),
  )
}

/** The links need no access token, because their path is signed. A browser can open them in a tab. */
export function signedDocumentRoutes(app: App, deps: Deps): void {
  const openDocument = createDocumentOpener(deps)
  app.get(
    '/documents/:token',
    {
      schema: {
        summary: 'Get a document by its signed link',
        params: documentToken,
        querystring: documentQuery,
        produces: ['application/pdf'],
      },
    },
    async ({ params, query }, reply) => {
      const document = await openDocument(params.token, query.language)
      if (!document) throw new HttpError(404, 'NOT_FOUND', 'Document not found, or its link has expired.')
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `inline; filename="${document.fileName}"`)
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .send(document.pdf)
    },
  )
}
