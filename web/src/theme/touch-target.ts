/** Enlarges what can be touched on phones to 44 px around a control that looks smaller, as its `_after`. The control is positioned. */
export const touchTarget = {
  content: { base: '""', md: 'none' },
  position: 'absolute',
  top: '50%',
  insetInlineStart: '50%',
  w: 'max(100%, 44px)',
  h: 'max(100%, 44px)',
  translate: { base: '-50% -50%', _rtl: '50% -50%' },
} as const
