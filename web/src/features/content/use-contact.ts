import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { type ContactField, type ContactMessage, contactFields } from './contact-message.ts'
import { useSendContactMessageMutation } from './contact.generated.ts'

type ContactState =
  | { kind: 'writing' }
  | { kind: 'sending' }
  | { kind: 'sent'; reference: string; email: string }
  /** The texts come from the server, in the language they were asked for. */
  | { kind: 'failed'; language: string; text: string; requestId: string | null; faults: ServerFaults }

export type ServerFaults = Partial<Record<ContactField, string>>

const isContactField = (path: string): path is ContactField => contactFields.some((field) => field === path)

/** Sends a message: two presses at once send it once. */
export function useContact() {
  const { i18n } = useTranslation()
  const [sendMessage] = useSendContactMessageMutation()
  const [state, setState] = useState<ContactState>({ kind: 'writing' })
  const sending = useRef(false)

  function fail(text: string, requestId: string | null = null, faults: ServerFaults = {}) {
    setState({ kind: 'failed', language: i18n.language, text, requestId, faults })
  }

  async function attempt(input: ContactMessage) {
    try {
      const { data } = await sendMessage({ variables: { input } })
      const result = data?.sendContactMessage
      if (result?.__typename === 'ContactMessageSent')
        return setState({ kind: 'sent', reference: result.reference, email: input.email })
      const faults = result?.__typename === 'InvalidInput' ? result.fields : []
      const own = faults.flatMap(({ path, message }) => (isContactField(path) ? [[path, message]] : []))
      return fail(result?.message ?? '', null, Object.fromEntries(own))
    } catch (error) {
      const { text, requestId } = describeError(error)
      return fail(text, requestId)
    }
  }

  return {
    state,
    writeAnother: () => setState({ kind: 'writing' }),
    send: async (input: ContactMessage) => {
      if (sending.current) return
      sending.current = true
      setState({ kind: 'sending' })
      await attempt(input)
      sending.current = false
    },
  }
}
