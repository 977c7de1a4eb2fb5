import { createToaster } from '@chakra-ui/react'

/** Below the header, which a toast must not cover. */
const offsets = { top: '4rem', bottom: '1rem', left: '1rem', right: '1rem' }

const options = { duration: 3000, max: 3, pauseOnPageIdle: true, overlap: false, offsets }

/**
 * One toaster per direction. Toasts belong to the top end of the page, but zag flips `end` twice, so a right-to-left page asks for
 * the start.
 */
export const toasters = {
  ltr: createToaster({ ...options, placement: 'top-end' }),
  rtl: createToaster({ ...options, placement: 'top-start' }),
}

export type Tone = 'success' | 'info' | 'warning' | 'error'

/** Shows a toast for three seconds. Anything to act on must also be on the screen. */
export function notify(tone: Tone, title: string, description?: string): void {
  // A new toast replaces the previous one.
  for (const toaster of Object.values(toasters)) toaster.dismiss()
  toasters[document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'].create({ type: tone, title, description })
}
