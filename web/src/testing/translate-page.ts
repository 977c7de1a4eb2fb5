import { screen } from '@testing-library/react'

/** Replaces all text nodes, as translating browsers do, but keeps the words. Also replaces text that is marked as not to be translated. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
}

/** The elements with a text that a browser may translate; throws when nothing has the text. */
export const getTranslatable = (text: RegExp): HTMLElement[] =>
  screen.getAllByText(text).filter((element) => !element.closest('[translate=no]'))
