import { describe, expect, test } from 'vitest'
import { formatHalalas, parseHalalas } from './money.ts'

describe('amount', () => {
  test.each([
    [213.02, 21302],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [30.269999999999996, 3027],
    [62958.56, 6295856],
    [-0, 0],
    [-5.5, -550],
    [1e11, 1e13],
    ['3,296', 329600],
    ['3,296.50', 329650],
    [' 12.5 ', 1250],
    ['02.50', 250],
  ])('is parsed from %j as %j halalas', (amount, halalas) => {
    expect(parseHalalas(amount)).toBe(halalas)
  })

  test.each([
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1e308],
    [1e21],
    ['12,5'],
    ['٣٠٠'],
    ['abc'],
    [''],
    [null],
    [undefined],
    [{}],
    [[]],
    [true],
    ['1e5'],
    ['0x10'],
  ])('is not parsed from %j', (amount) => {
    expect(parseHalalas(amount)).toBeNull()
  })

  test('is read and written with exactly two decimals', () => {
    const changed: number[] = []
    for (let halalas = 0; halalas < 200_000_00; halalas += 37) {
      const text = formatHalalas(halalas)
      if (parseHalalas(Number(text)) !== halalas || parseHalalas(text) !== halalas) changed.push(halalas)
    }
    expect(changed).toEqual([])
  })
})

test('formats halalas with two decimals', () => {
  expect([0, 5, 50, 17000, -21302].map(formatHalalas)).toEqual(['0.00', '0.05', '0.50', '170.00', '-213.02'])
})
