import type { ComponentType, ReactNode } from 'react'
import type { HotelSearch } from '#src/domain/hotel-search.ts'

/**
 * The search form as pages receive it. Home, listing and hotel page use the same form, and a feature imports no other feature, so
 * the app passes it to them.
 */
export interface SearchFormProps {
  /** What the form starts from; whatever is missing is asked for. */
  start?: Partial<HotelSearch> | undefined
  onSearch: (search: HotelSearch) => void
  /** Content below the fields, such as recent searches. */
  footer?: ReactNode
  /** Closes the form without searching. A form that can be closed was opened by the agent and takes the focus. */
  onCancel?: (() => void) | undefined
  /** Marks what is missing from the start, as a failed search does. */
  marked?: boolean
}

/** One line with the current search; the form takes its place while the agent edits it. */
export interface SearchBarProps {
  search: HotelSearch
  onSearch: (search: HotelSearch) => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

export type SearchForm = ComponentType<SearchFormProps>
export type SearchBar = ComponentType<SearchBarProps>
