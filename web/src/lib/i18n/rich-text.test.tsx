import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RichText } from './rich-text.tsx'

test.each([
  ['Held: <clock/> left', 'Held: <time>14:08</time> left'],
  [
    'I accept the <terms>terms</terms> and the <terms2>rest</terms2>.',
    'I accept the <i>terms</i> and the <b>rest</b>.',
  ],
  ['2 < 3 and <', '2 &lt; 3 and &lt;'],
])('renders the tags in %s as elements', (text, html) => {
  const { container } = render(
    <RichText text={text} tags={{ clock: <time>14:08</time>, terms: <i />, terms2: <b /> }} />,
  )
  expect(container.innerHTML).toBe(html)
})
