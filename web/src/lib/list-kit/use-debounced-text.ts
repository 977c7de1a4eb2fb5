import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { tidy } from '#src/domain/text.ts'

const defaultPause = 350

/**
 * State of a search box. Typed text is passed to `onCommit` after a pause, or immediately by `commit`. `value` is the applied text: when it
 * is changed elsewhere (Back, a removed filter), the box shows the new value.
 */
export function useDebouncedText(value: string, onCommit: (text: string) => void, pause = defaultPause) {
  const [typed, setTyped] = useState(value)
  const [previousValue, setPreviousValue] = useState(value)
  if (previousValue !== value) {
    setPreviousValue(value)
    // Keeps a trailing space that has just been typed, although the URL drops it.
    if (tidy(typed) !== value) setTyped(value)
  }

  // While the router loads the page of a new text, `value` is still the previous one.
  const lastCommitted = useRef(value)
  useEffect(() => {
    lastCommitted.current = value
  }, [value])

  function commit(text: string) {
    const cleaned = tidy(text)
    if (cleaned === lastCommitted.current) return
    lastCommitted.current = cleaned
    onCommit(cleaned)
  }
  // Calls the latest `onCommit`, so that a filter chosen during the pause is not lost.
  const commitLater = useEffectEvent(commit)
  useEffect(() => {
    const timer = setTimeout(() => commitLater(typed), pause)
    return () => clearTimeout(timer)
  }, [typed, pause])

  return { typed, setTyped, commit: () => commit(typed) }
}
