import { useState } from 'react'
import type { DocumentKind } from '#src/__generated__/schema.ts'
import { useProblem } from '#src/lib/browser/use-problem.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { useIssueBookingDocumentMutation } from './booking-document.generated.ts'

/** What to do with a document: show it in a new tab, or save it. */
export type DocumentUse = 'open' | 'download'

/** A tab for a document, opened before the answer is there, because browsers block tabs that open later. */
function emptyTab(): Window | null {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  return tab
}

function save(path: string): void {
  const link = document.createElement('a')
  link.href = `${path}?download`
  link.download = ''
  link.click()
}

/** Opens or saves documents of a booking. `pending` is the one that is being prepared; `problem` says why the last one is not there. */
export function useBookingDocument(bookingId: string) {
  const [pending, setPending] = useState<{ kind: DocumentKind; use: DocumentUse }>()
  const [problem, setProblem] = useProblem()
  const [requestDocument] = useIssueBookingDocumentMutation()

  async function get(kind: DocumentKind, use: DocumentUse, language: string) {
    setPending({ kind, use })
    setProblem(undefined)
    const tab = use === 'open' ? emptyTab() : null
    try {
      const { data } = await requestDocument({ variables: { input: { bookingId, kind, language } } })
      const result = data?.issueBookingDocument
      if (result?.__typename === 'DocumentReady') {
        if (tab) tab.location.replace(result.path)
        else save(result.path)
        return
      }
      tab?.close()
      setProblem(result?.message)
    } catch (error) {
      tab?.close()
      setProblem(describeError(error).text)
    } finally {
      setPending(undefined)
    }
  }

  return { get, pending, problem }
}
