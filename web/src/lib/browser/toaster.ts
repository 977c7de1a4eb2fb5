import { createToaster } from '@chakra-ui/react'

const options = { duration: 3000, max: 3, pauseOnPageIdle: true, overlap: false }

/**
 * One toaster a direction. Toasts belong to the top end of the page; zag flips `end` twice, so that in a right-to-left page the
 * end is asked for as the start.
 */
export const toasters = {
  ltr: createToaster({ ...options, placement: 'top-end' }),
  rtl: createToaster({ ...options, placement: 'top-start' }),
}

export type Tone = 'success' | 'info' | 'warning' | 'error'

/** Shows a sentence for three seconds. What has to be acted on also stands on the screen. */
export function notify(tone: Tone, title: string, description?: string): void {
  // What was said before is over when there is something new to say.
  for (const toaster of Object.values(toasters)) toaster.dismiss()
  toasters[document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'].create({ type: tone, title, description })
}
