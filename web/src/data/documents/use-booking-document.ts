import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type { DocumentKind } from '#src/__generated__/schema.ts'
import { useProblem } from '#src/lib/browser/use-problem.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import {
  BookingDocumentsDocument,
  IssuedDocumentsDocument,
  useIssueBookingDocumentMutation,
} from './booking-document.generated.ts'

/** Opens the document in a new tab, or saves it. */
export type DocumentUse = 'open' | 'download'

interface DocumentRequest {
  readonly kind: DocumentKind
  /** Number of an issued document to open. Without it, the booking's current document is opened, and issued first if necessary. */
  readonly issuedNumber?: string | undefined
  readonly use: DocumentUse
}

/** Opens a tab for a document before the response arrives, because browsers block tabs that are opened later. */
function openEmptyTab(): Window | null {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  return tab
}

function save(path: string): void {
  const separator = path.includes('?') ? '&' : '?'
  const link = document.createElement('a')
  link.href = `${path}${separator}download`
  link.download = ''
  link.click()
}

/** Opens or saves documents of a booking. `pending` is the current request; `problem` explains why the last one failed. */
export function useBookingDocument(bookingId: string) {
  const [pending, setPending] = useState<DocumentRequest>()
  const [problem, setProblem] = useProblem()
  const client = useApolloClient()
  const [requestDocument] = useIssueBookingDocumentMutation()

  /** Fetches the path of an issued document just before it is used, because document links expire after some minutes. */
  async function fetchIssuedPath(number: string): Promise<string> {
    const { data } = await client.query({
      query: IssuedDocumentsDocument,
      variables: { id: bookingId },
      fetchPolicy: 'no-cache',
    })
    const issued = data?.booking?.details?.documents?.flatMap((state) => state.issued) ?? []
    const document = issued.find((candidate) => candidate.number === number)
    if (!document) throw new Error(`${number} is not listed`)
    return document.path
  }

  /** Refetches the booking's documents unless the number is already listed. If the fetch fails, the cached documents stay. */
  function refreshDocuments(number: string): void {
    const documents = { query: BookingDocumentsDocument, variables: { id: bookingId } }
    const states = client.readQuery(documents)?.booking?.details?.documents ?? []
    if (states.some(({ issued }) => issued.some((document) => document.number === number))) return
    void client.query({ ...documents, fetchPolicy: 'network-only' }).catch(() => undefined)
  }

  async function fetchPath({ kind, issuedNumber }: DocumentRequest, language: string): Promise<string | undefined> {
    if (issuedNumber !== undefined) return `${await fetchIssuedPath(issuedNumber)}?language=${language}`
    const { data } = await requestDocument({ variables: { input: { bookingId, kind, language } } })
    const result = data?.issueBookingDocument
    if (result?.__typename === 'DocumentReady') {
      refreshDocuments(result.number)
      return result.path
    }
    setProblem(result?.message)
    return undefined
  }

  async function openOrSave(request: DocumentRequest, language: string) {
    setPending(request)
    setProblem(undefined)
    const tab = request.use === 'open' ? openEmptyTab() : null
    try {
      const path = await fetchPath(request, language)
      if (path === undefined) tab?.close()
      else if (tab) tab.location.replace(path)
      else save(path)
    } catch (error) {
      tab?.close()
      setProblem(describeError(error).text)
    } finally {
      setPending(undefined)
    }
  }

  return { openOrSave, pending, problem }
}
