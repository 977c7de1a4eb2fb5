import type { ComponentType, ReactNode } from 'react'

/**
 * Props of a product's search form. Home and the product's pages share the form, but features do not import each other, so the app passes it in.
 */
export interface SearchFormProps<Search> {
  /** Initial values of some fields. The agent fills in the rest. */
  initialValues?: Partial<Search> | undefined
  onSearch: (search: Search) => void
  /** Content above the fields, such as tabs. */
  header?: ReactNode
  /** Content below the fields, such as recent searches. */
  footer?: ReactNode
  /** Closes the form without searching. Set if the agent opened the form, which then takes the focus. */
  onCancel?: (() => void) | undefined
  /** Shows validation errors immediately. */
  showErrors?: boolean | undefined
}

/** Props of a line that shows the current search. The form replaces it while the agent edits the search. */
export interface SearchBarProps<Search> {
  search: Search
  onSearch: (search: Search) => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

export type SearchForm<Search> = ComponentType<SearchFormProps<Search>>
export type SearchBar<Search> = ComponentType<SearchBarProps<Search>>
