/** Lays a part of a page out when it comes near the visible part; until then it counts as high as a usual one. */
export const laidOutWhenNear = (usualHeight: string) => ({
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${usualHeight}`,
  // Room for shadows and focus rings, which are cut otherwise.
  overflowClipMargin: '16px',
})
