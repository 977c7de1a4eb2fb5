const fade = (edge: 'left' | 'right') => `linear-gradient(to ${edge}, black calc(100% - 32px), transparent)`

/** A row that scrolls where a phone is too narrow for it, and fades out at that edge. Its last item can be moved clear of the fade. */
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
