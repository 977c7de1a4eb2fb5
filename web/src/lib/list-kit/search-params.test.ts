import { describe, expect, test } from 'vitest'
import {
  dateParam,
  flagParam,
  numberParam,
  oneOfParam,
  pageParam,
  searchParamsCodec,
  someOfParam,
  textParam,
  wordsParam,
} from './search-params.ts'

const codec = searchParamsCodec({
  page: pageParam,
  text: textParam(20),
  sort: oneOfParam(['NEWEST', 'OLDEST'], 'NEWEST'),
  status: oneOfParam(['OPEN', 'DONE'], null),
  stars: someOfParam([5, 4, 3]),
  suppliers: wordsParam(/^[a-z]+$/, 3),
  max: numberParam({ min: 0, max: 999 }),
  free: flagParam,
  from: dateParam,
})
const read = (query: string) => codec.read(new URLSearchParams(query))
const defaults = {
  page: 1,
  text: '',
  sort: 'NEWEST',
  status: null,
  stars: [],
  suppliers: [],
  max: undefined,
  free: undefined,
  from: '',
}

test('reads an empty URL as the default view, and writes nothing for it', () => {
  expect(read('')).toEqual(defaults)
  expect(codec.write(new URLSearchParams('page=4&stars=5&rooms=2'), read('')).toString()).toBe('rooms=2')
})

test('reads the parameters that it writes', () => {
  const query =
    'page=3&text=palm+court&sort=OLDEST&status=DONE&stars=5%2C3&suppliers=b%2Ca&max=40&free=false&from=2026-12-01'
  expect(codec.write(new URLSearchParams(), read(query)).toString()).toBe(query)
})

describe('invalid parameters', () => {
  test.each([
    ['page=0', 'page', 1],
    ['page=-4', 'page', 1],
    ['page=1e9', 'page', 1],
    ['page=999999999', 'page', 1_000_000],
    ['page=%D9%A3', 'page', 3],
    ['text=%E2%80%8Fpalm%C2%A0court', 'text', 'palm court'],
    [`text=${'x'.repeat(5000)}`, 'text', 'x'.repeat(20)],
    ['sort=__proto__', 'sort', 'NEWEST'],
    ['status=open', 'status', null],
    ['status=OPEN&status=DONE', 'status', 'OPEN'],
    ['stars=9,5,5,x,3', 'stars', [5, 3]],
    ['suppliers=a,b,a,B!,c,d', 'suppliers', ['a', 'b', 'c']],
    ['max=1000000', 'max', 999],
    ['max=-5', 'max', 0],
    ['max=abc', 'max', undefined],
    ['free=maybe', 'free', undefined],
    ['from=2026-02-30', 'from', ''],
    ['from=%D9%A2%D9%A0%D9%A2%D9%A6-12-01', 'from', '2026-12-01'],
  ] as const)('reads the parameter %s, or its default if it is invalid', (query, name, value) =>
    expect(read(query)[name]).toEqual(value),
  )
})
