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

/** What to do with a document: show it in a new tab, or save it. */
export type DocumentUse = 'open' | 'download'

interface Wanted {
  readonly kind: DocumentKind
  /** Opens the document as it was issued under this number; without it, the booking's present one is opened, and issued if need be. */
  readonly issuedNumber?: string | undefined
  readonly use: DocumentUse
}

/** A tab for a document, opened before the answer is there, because browsers block tabs that open later. */
function emptyTab(): Window | null {
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

/** Opens or saves documents of a booking. `pending` is the one that is being prepared; `problem` says why the last one is not there. */
export function useBookingDocument(bookingId: string) {
  const [pending, setPending] = useState<Wanted>()
  const [problem, setProblem] = useProblem()
  const client = useApolloClient()
  const [requestDocument] = useIssueBookingDocumentMutation()

  /** A link lasts some minutes, so it is read when it is opened. */
  async function issuedPath(number: string): Promise<string> {
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

  /** Reads the documents of the booking again unless they list the number. They stay as they are when that fails. */
  function listIssued(number: string): void {
    const documents = { query: BookingDocumentsDocument, variables: { id: bookingId } }
    const states = client.readQuery(documents)?.booking?.details?.documents ?? []
    if (states.some(({ issued }) => issued.some((document) => document.number === number))) return
    void client.query({ ...documents, fetchPolicy: 'network-only' }).catch(() => undefined)
  }

  async function pathOf({ kind, issuedNumber }: Wanted, language: string): Promise<string | undefined> {
    if (issuedNumber !== undefined) return `${await issuedPath(issuedNumber)}?language=${language}`
    const { data } = await requestDocument({ variables: { input: { bookingId, kind, language } } })
    const result = data?.issueBookingDocument
    if (result?.__typename === 'DocumentReady') {
      listIssued(result.number)
      return result.path
    }
    setProblem(result?.message)
    return undefined
  }

  async function get(wanted: Wanted, language: string) {
    setPending(wanted)
    setProblem(undefined)
    const tab = wanted.use === 'open' ? emptyTab() : null
    try {
      const path = await pathOf(wanted, language)
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

  return { get, pending, problem }
}
