import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { system } from '#src/theme/system.ts'
import { CountryBox } from './country-box.tsx'

const countries = [
  { code: 'ID', name: 'Endonezya', callingCodes: ['62'] },
  { code: 'NE', name: 'Nijer', callingCodes: ['227'] },
  { code: 'NG', name: 'Nijerya', callingCodes: ['234'] },
]

function Box() {
  const [code, setCode] = useState('')
  const control = { id: 'box', 'aria-label': 'Country', 'aria-describedby': undefined } as const
  return (
    <CountryBox
      countries={countries}
      value={code}
      onChange={setCode}
      control={{ ...control, 'aria-invalid': undefined, 'aria-required': undefined }}
    />
  )
}

async function typeAndBlur(...keys: string[]) {
  render(
    <ChakraProvider value={system()}>
      <Box />
    </ChakraProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('combobox'))
  for (const key of keys) await user.keyboard(key)
  await user.tab()
  return screen.getByRole('combobox')
}

test.each([
  ['a name in the screen’s language', 'endonezya', 'Endonezya'],
  ['an English name', 'Indonesia', 'Endonezya'],
  ['a code', 'ng', 'Nijerya'],
  ['part of one name only', 'nijery', 'Nijerya'],
  ['a name that is also part of another', 'Nijer', 'Nijer'],
])('selects a country typed as %s on blur', async (_case, typed, name) => {
  expect(await typeAndBlur(typed)).toHaveValue(name)
})

test.each([
  ['an ambiguous part', 'nij'],
  ['an unknown name', 'xyz'],
])('selects no country on blur for %s', async (_case, typed) => {
  expect(await typeAndBlur(typed)).toHaveValue('')
})

test('selects no country after Escape', async () => {
  expect(await typeAndBlur('Indonesia', '{Escape}')).toHaveValue('')
})
