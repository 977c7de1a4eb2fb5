/** Enlarges the touch target of a smaller control to 44 px on phones. Use as `_after` of a positioned control. */
export const touchTarget = {
  content: { base: '""', md: 'none' },
  position: 'absolute',
  top: '50%',
  insetInlineStart: '50%',
  w: 'max(100%, 44px)',
  h: 'max(100%, 44px)',
  translate: { base: '-50% -50%', _rtl: '50% -50%' },
} as const
