import type { CodeTable } from './code-details.ts'

/** Warnings in an otherwise successful result. */
export const warnings = {
  SUPPLIER_FAILED: {
    cause: 'A supplier failed or did not respond in time.',
    remedy: 'The rest of the response is valid. Request the missing part again.',
    retryable: true,
  },
  ROW_UNREADABLE: {
    cause: 'An entry of a list has no id or is not an object.',
    remedy: 'None needed: the rest of the list is valid.',
    retryable: false,
  },
  OCCUPANCY_MISMATCH: {
    cause: 'A supplier returned rooms priced for guests other than those of the search.',
    remedy: 'The rest of the response is valid. Search again, or search for the guests that the supplier priced.',
    retryable: true,
  },
  PRICE_INCONSISTENT: {
    cause: 'The included price lines differ from the total by more than 0.01, or the total is missing or not in SAR.',
    remedy: 'Choose another offer.',
    retryable: false,
  },
  PRICE_ROUNDED: {
    cause: "A supplier's price lines and total differ by 0.01.",
    remedy: 'None needed: the total applies and the offer can be booked.',
    retryable: false,
  },
  LIST_LOADING: {
    cause: 'The list is long, and the rest of it is being read in the background.',
    remedy: 'Show the bookings already read and request the list again in a few seconds.',
    retryable: true,
  },
  LIST_INCOMPLETE: {
    cause: 'The gateway failed on a later page of the list, or the list repeats pages or exceeds the limits.',
    remedy: 'Use the entries already read and request the list again.',
    retryable: true,
  },
  CREATION_NOT_STATED: {
    cause:
      'The gateway does not return when some bookings on this page were made, so they cannot be sorted by creation.',
    remedy: 'None needed: they come last, sorted by check-in. To order all bookings, sort by another date.',
    retryable: false,
  },
} satisfies CodeTable
