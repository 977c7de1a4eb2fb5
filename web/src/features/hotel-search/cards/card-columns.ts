/** Picture, hotel and offers of a card from tablets on. */
export const cardColumns = {
  md: '112px minmax(0,1fr) minmax(0,344px)',
  xl: '176px minmax(0,1fr) minmax(0,480px)',
}
