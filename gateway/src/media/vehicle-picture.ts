import type { Category, VehicleType } from '#src/transportation/transport.ts'
import type { SeededRandom } from '#src/values/seeded-random.ts'
import type { Hour } from './palette.ts'
import { across, backdrop, circle, path, rect } from './shapes.ts'

const chrome = '#B8BDBB'

interface Coat {
  readonly paint: string
  readonly trim: string
  readonly glass: string
}

const coats: Record<Category, Coat> = {
  '1': { paint: '#F4F1EA', trim: '#2E6F75', glass: '#27434A' },
  '2': { paint: '#2E6F75', trim: '#F1E3C0', glass: '#1B363C' },
  '3': { paint: '#20383C', trim: '#C39A45', glass: '#6C9196' },
}

const wheel = (x: number, radius: number): string =>
  circle(x, 246, radius, '#1B2022') + circle(x, 246, radius * 0.55, chrome) + circle(x, 246, radius * 0.2, '#5C6464')

const panes = (glass: string, count: number, first: number, step: number, width: number): string =>
  Array.from({ length: count }, (_, index) => rect(first + index * step, 160, width, 38, glass, 'rx="4"')).join('')

/** Side views; the road is at 262. */
const bodies: Record<VehicleType, (coat: Coat) => string> = {
  '1': ({ paint, trim, glass }) =>
    path('M64 240v-22q0-12 14-15l44-8 34-26q6-5 14-5h70q10 0 20 8l34 25 44 8q16 4 16 18v17Z', paint) +
    path('M142 196l24-19q4-3 10-3h24v22ZM206 174h32q8 0 14 5l22 17h-68Z', glass) +
    rect(66, 219, 286, 3, trim) +
    wheel(124, 18) +
    wheel(296, 18),
  '2': ({ paint, trim, glass }) =>
    rect(59, 176, 14, 42, '#1B2022', 'rx="5"') +
    path('M70 240v-58q0-6 3-11l10-25q3-8 12-8h130q9 0 15 7l33 42 48 7q20 4 20 21v25Z', paint) +
    path('M94 150h33v36H79l9-30q2-6 6-6ZM188 150h33q6 0 10 5l24 31h-67Z', glass) +
    rect(135, 150, 45, 36, glass) +
    rect(72, 214, 268, 4, trim) +
    rect(70, 231, 271, 9, '#2A3032', 'rx="3"') +
    rect(100, 129, 118, 4, chrome, 'rx="2"') +
    rect(110, 131, 5, 8, chrome) +
    rect(203, 131, 5, 8, chrome) +
    wheel(128, 24) +
    wheel(284, 24),
  '3': ({ paint, trim, glass }) =>
    rect(40, 142, 322, 100, paint, 'rx="12"') +
    rect(40, 206, 322, 8, trim) +
    panes(glass, 7, 54, 37, 33) +
    rect(318, 156, 38, 80, glass, 'rx="4"') +
    rect(60, 136, 120, 8, '#C9CDC9', 'rx="3"') +
    wheel(104, 19) +
    wheel(146, 19) +
    wheel(278, 19),
  '4': ({ paint, trim, glass }) =>
    path('M70 240V162q0-12 12-12H270q18 0 34 30l14 24q16 4 16 18v18Z', paint) +
    path('M244 162h24q12 0 26 30l4 10h-54Z', glass) +
    panes(glass, 3, 84, 52, 46) +
    rect(70, 212, 264, 5, trim) +
    wheel(120, 20) +
    wheel(284, 20),
}

/** Draws a vehicle on a road in front of hills; its paint tells the category. */
export const vehiclePicture = (
  hour: Hour,
  random: SeededRandom,
  skyId: string,
  { type, category }: { type: VehicleType; category: Category },
): string =>
  [
    backdrop(hour, random, skyId),
    across(270, 30, hour.shade, 'opacity=".35"'),
    `<g transform="translate(0 14)">${bodies[type](coats[category])}</g>`,
  ].join('')
