/** Styles that skip layout until the element is near the viewport, with an estimated height until then. */
export const lazyLayout = (estimatedHeight: string) => ({
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${estimatedHeight}`,
  // Keeps shadows and focus rings from being clipped.
  overflowClipMargin: '16px',
})
