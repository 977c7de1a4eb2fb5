/** Values for the light and the dark theme. */
const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

type Pair = readonly [light: string, dark: string]

interface PaletteInput {
  solid: Pair
  hover: Pair
  contrast: Pair
  fg: Pair
  subtle: Pair
  muted: Pair
  emphasized: Pair
  border: Pair
}

/** A full Chakra palette, so that `colorPalette="brand"` works with Chakra's recipes. */
const palette = ({ solid, hover, contrast, fg, subtle, muted, emphasized, border }: PaletteInput) => ({
  solid: pair(...solid),
  hover: pair(...hover),
  contrast: pair(...contrast),
  fg: pair(...fg),
  subtle: pair(...subtle),
  muted: pair(...muted),
  emphasized: pair(...emphasized),
  border: pair(...border),
  focusRing: pair(solid[0], fg[1]),
})

const status = (fg: Pair, bg: Pair, line: Pair) => ({ fg: pair(...fg), bg: pair(...bg), line: pair(...line) })

/** Petrol is for actions, brass for holy places, commissions and highlights. There are no other decorative hues. */
export const colors = {
  bg: {
    DEFAULT: pair('#FFFFFF', '#14191C'),
    canvas: pair('#F8F7F4', '#0E1214'),
    panel: pair('#FFFFFF', '#14191C'),
    subtle: pair('#FAF9F7', '#191F22'),
    muted: pair('#F1EFEB', '#1F262A'),
    emphasized: pair('#E8E5DF', '#293136'),
    inverted: pair('#12211F', '#E9ECEB'),
    sunken: pair('#F4F2EE', '#101517'),
    // Night sky behind pictures and the band of stars.
    night: pair('#0E2A33', '#0E2A33'),
  },
  fg: {
    DEFAULT: pair('#161C1E', '#ECEFEE'),
    muted: pair('#4E575B', '#AFB7BA'),
    subtle: pair('#656E72', '#8E979B'),
    inverted: pair('#FFFFFF', '#0E1214'),
  },
  border: {
    DEFAULT: pair('#E6E3DD', '#272F33'),
    muted: pair('#EFEDE8', '#20272B'),
    control: pair('#D3CFC7', '#384146'),
    strong: pair('#8B8A83', '#6A757A'),
    field: pair('#8E8C85', '#6A757A'),
    inverted: pair('#33403E', '#C9CFCE'),
  },
  brand: palette({
    solid: ['#0E5F66', '#57B7BC'],
    hover: ['#0A4A50', '#74C8CC'],
    contrast: ['#FFFFFF', '#06191B'],
    fg: ['#0B565C', '#7CCCD0'],
    subtle: ['#EAF4F4', '#12292B'],
    muted: ['#D5E9EA', '#17383B'],
    emphasized: ['#B4D8DA', '#1E4A4E'],
    border: ['#7FB5B8', '#2C6468'],
  }),
  gray: palette({
    solid: ['#1B2426', '#E9ECEB'],
    hover: ['#2C3739', '#FFFFFF'],
    contrast: ['#FFFFFF', '#0E1214'],
    fg: ['#353D40', '#C6CCCE'],
    subtle: ['#F4F2EE', '#1F262A'],
    muted: ['#ECE9E4', '#293136'],
    emphasized: ['#DEDAD3', '#353E43'],
    border: ['#D3CFC7', '#384146'],
  }),
  red: palette({
    solid: ['#B3302A', '#F0887F'],
    hover: ['#93241F', '#F5A097'],
    contrast: ['#FFFFFF', '#2A0906'],
    fg: ['#9C2922', '#F5A097'],
    subtle: ['#FCEEEC', '#2C1614'],
    muted: ['#F8DAD6', '#3D1D1A'],
    emphasized: ['#F0BAB4', '#552823'],
    border: ['#DE8E86', '#7A3A33'],
  }),
  brass: palette({
    solid: ['#7A5A1A', '#D9B566'],
    hover: ['#634813', '#E6C987'],
    contrast: ['#FFFFFF', '#231A06'],
    fg: ['#745516', '#DDBD76'],
    subtle: ['#FAF4E6', '#262012'],
    muted: ['#F3E6C8', '#352C17'],
    emphasized: ['#E4CE9A', '#4A3D1E'],
    border: ['#C7A45A', '#6B582B'],
  }),
  // Used only by toasts.
  green: { solid: pair('#17683B', '#79CF9C'), contrast: pair('#FFFFFF', '#0B2014') },
  orange: { solid: pair('#80500A', '#E7B765'), contrast: pair('#FFFFFF', '#241704') },
  // Text, background and border of each status; each also has its own icon.
  status: {
    confirmed: status(['#17683B', '#79CF9C'], ['#E8F4EC', '#12261B'], ['#A9D5BA', '#265239']),
    pending: status(['#80500A', '#E7B765'], ['#FCF1DC', '#2A2110'], ['#EACB91', '#5C471D']),
    unknown: status(['#5B3FA3', '#B9A5F0'], ['#F0ECFA', '#211C33'], ['#CBBDEB', '#463A6C']),
    cancelled: status(['#575C5E', '#A6AEB1'], ['#EFEDE9', '#1F2528'], ['#D2CEC6', '#3A4347']),
    failed: status(['#9C2922', '#F5A097'], ['#FCEEEC', '#2C1614'], ['#EDB7B1', '#5F2D28']),
    expired: status(['#6A5642', '#C9B49C'], ['#F4EEE6', '#262019'], ['#DACBB8', '#4A3F32']),
    paid: status(['#0B565C', '#7CCCD0'], ['#E6F2F2', '#12292B'], ['#A5CFD1', '#255659']),
    unpaid: status(['#9A4A12', '#F0A878'], ['#FDEFE4', '#2C1D12'], ['#EFC5A4', '#633F26']),
  },
  money: {
    up: pair('#9C2922', '#F5A097'),
    down: pair('#17683B', '#79CF9C'),
    commission: pair('#745516', '#DDBD76'),
  },
  // Segments of bars and meters, at least 3:1 against the panel.
  bar: {
    free: pair('#2E8B57', '#58B883'),
    part: pair('#C28A1E', '#D6A548'),
    full: pair('#B8453D', '#DB7A71'),
    rest: pair('#E3E0DA', '#2C3539'),
  },
  // A fixed color for each supplier, always shown with its name.
  supplier: {
    agoda: pair('#B5523B', '#C4654E'),
    umrahholidays: pair('#2E7D6B', '#2E8B74'),
    hudxconnect: pair('#5A5FA8', '#7076C4'),
    other: pair('#7A7F81', '#8E979B'),
  },
}

const overlay = pair(
  '0 24px 56px -16px rgba(22,33,35,.34), 0 0 0 1px rgba(22,33,35,.08)',
  '0 24px 64px -12px rgba(0,0,0,.85), 0 0 0 1px #333D42',
)

export const shadows = {
  xs: pair('0 1px 1px rgba(22,33,35,.04)', '0 1px 1px rgba(0,0,0,.35)'),
  button: pair('0 1px 2px rgba(22,33,35,.16), inset 0 1px 0 rgba(255,255,255,.10)', '0 1px 2px rgba(0,0,0,.5)'),
  card: pair('0 1px 2px rgba(22,33,35,.05), 0 0 0 1px rgba(22,33,35,.06)', '0 0 0 1px #272F33'),
  raised: pair(
    '0 6px 16px -6px rgba(22,33,35,.16), 0 0 0 1px rgba(22,33,35,.07)',
    '0 10px 24px -8px rgba(0,0,0,.7), 0 0 0 1px #2D363A',
  ),
  overlay,
  // Names used by Chakra's recipes for floating panels.
  lg: overlay,
  xl: overlay,
}
