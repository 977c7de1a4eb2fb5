import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

/** An open panel and the query of the page when it was opened. */
interface OpenPanel {
  readonly name: string
  readonly search: string
}

const isOpenPanel = (value: unknown): value is OpenPanel =>
  typeof value === 'object' && value !== null && 'name' in value && 'search' in value

const panelsIn = (state: object): OpenPanel[] =>
  'panels' in state && Array.isArray(state.panels) ? state.panels.filter(isOpenPanel) : []

/**
 * State of a panel that covers the page, and a function to open or close it. An open panel has its own history entry, so that Back closes it
 * and a reload shows it again. Query changes made while it is open (with `replace` and the entry's state) are kept, however the panel is closed.
 */
export function useHistoryPanel(name: string): [boolean, (open: boolean) => void] {
  const { search, hash, state, key } = useLocation()
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const entry: object = typeof state === 'object' && state !== null ? state : {}
  const panels = panelsIn(entry)
  const panel = panels.find((candidate) => candidate.name === name)

  const closedAt = useRef<string>(undefined)
  const last = useRef<{ search: string; initialSearch: string }>(undefined)
  useEffect(() => {
    // Forward may reopen the same entry.
    if (!panel) closedAt.current = undefined
    const closed = panel ? undefined : last.current
    last.current = panel && { search, initialSearch: panel.search }
    const wentBack = closed?.initialSearch === search && navigationType === NavigationType.Pop
    if (wentBack && closed.search !== search)
      void navigate({ search: closed.search, hash }, { state, preventScrollReset: true })
  })

  function setOpen(open: boolean) {
    if (open === Boolean(panel)) return
    const to = { search, hash }
    if (!panel) {
      void navigate(to, { state: { ...entry, panels: [...panels, { name, search }] }, preventScrollReset: true })
      return
    }
    // Going back is asynchronous, and a second call would leave the page.
    if (closedAt.current === key) return
    closedAt.current = key
    if (panel.search === search) void navigate(-1)
    else {
      const others = panels.filter((other) => other.name !== name)
      void navigate(to, { replace: true, state: { ...entry, panels: others }, preventScrollReset: true })
    }
  }
  return [panel !== undefined, setOpen]
}
