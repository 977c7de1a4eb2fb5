import type { ComponentType, ReactNode } from 'react'

/**
 * The search form of a product as pages receive it. Home and the product's pages use the same form, and a feature imports no other
 * feature, so the app passes it to them.
 */
export interface SearchFormProps<Search> {
  /** What the form starts from; whatever is missing is asked for. */
  start?: Partial<Search> | undefined
  onSearch: (search: Search) => void
  /** Content above the fields, such as tabs. */
  header?: ReactNode
  /** Content below the fields, such as recent searches. */
  footer?: ReactNode
  /** Closes the form without searching. A form that can be closed was opened by the agent and takes the focus. */
  onCancel?: (() => void) | undefined
  /** Marks what is missing from the start, as a failed search does. */
  marked?: boolean
}

/** One line with the current search; the form takes its place while the agent edits it. */
export interface SearchBarProps<Search> {
  search: Search
  onSearch: (search: Search) => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

export type SearchForm<Search> = ComponentType<SearchFormProps<Search>>
export type SearchBar<Search> = ComponentType<SearchBarProps<Search>>
