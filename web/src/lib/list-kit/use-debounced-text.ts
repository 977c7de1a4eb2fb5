import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { tidy } from '#src/domain/text.ts'

const defaultPause = 350

/**
 * Text of a search box: shown at once, passed to `onCommit` after a pause in typing, or at once by `commit`. `value` is the text
 * in force; when it changes from elsewhere (Back, a removed filter) the box follows.
 */
export function useDebouncedText(value: string, onCommit: (text: string) => void, pause = defaultPause) {
  const [typed, setTyped] = useState(value)
  const [followed, setFollowed] = useState(value)
  if (followed !== value) {
    setFollowed(value)
    // The box keeps a space that has just been typed, although the address drops it.
    if (tidy(typed) !== value) setTyped(value)
  }

  // While the router loads the page of a new text, `value` is still the former one.
  const sent = useRef(value)
  useEffect(() => {
    sent.current = value
  }, [value])

  function commit(text: string) {
    const wanted = tidy(text)
    if (wanted === sent.current) return
    sent.current = wanted
    onCommit(wanted)
  }
  // Calls the latest `onCommit`: a filter chosen during the pause must not be lost.
  const commitLater = useEffectEvent(commit)
  useEffect(() => {
    const timer = setTimeout(() => commitLater(typed), pause)
    return () => clearTimeout(timer)
  }, [typed, pause])

  return { typed, setTyped, commit: () => commit(typed) }
}
