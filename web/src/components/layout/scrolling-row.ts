const fade = (edge: 'left' | 'right') => `linear-gradient(to ${edge}, black calc(100% - 32px), transparent)`

/** Styles of a row that scrolls horizontally if it does not fit, with a faded edge. The last item can be scrolled clear of the fade. */
export const scrollingRow = {
  overflowX: 'auto',
  overflowY: 'hidden',
  pe: { base: '8', md: '0' },
  css: {
    scrollbarWidth: 'none',
    maskImage: { base: fade('right'), md: 'none' },
    _rtl: { maskImage: { base: fade('left'), md: 'none' } },
  },
} as const
