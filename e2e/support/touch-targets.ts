import type { Page } from '@playwright/test'

/**
 * Controls that are too small for a finger. A target responds on 44 × 44 CSS pixels (WCAG 2.5.5, Target Size), or up to its neighbor and then,
 * like a link of text, on 24 × 24 (2.5.8, Target Size Minimum). Exempt as there: links within a sentence, and sliders, which are moved along a line.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // The frame around a field has a border.
    const [large, small] = [42, 23]
    const targets =
      'a[href], button, input:not([type=range]), select, textarea, summary, [role=button], [role=menuitem]'
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\d]/u.test(node.textContent ?? ''),
      )
    const isText = (element: Element) => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(element)
      return element.matches('a') && backgroundColor.endsWith(', 0)') && borderTopWidth === '0px'
    }
    const found: string[] = []
    /** Similar controls, so that not every row of a list is measured. */
    const alike = new Map<string, number>()
    const { scrollX, scrollY } = window
    for (const element of document.querySelectorAll<HTMLElement>(targets)) {
      const drawn = (element.matches('input') ? element.closest('label') : null) ?? element
      const { width, height } = drawn.getBoundingClientRect()
      const isOnPage = element.checkVisibility({ visibilityProperty: true }) && width > 2 && height > 2
      if (!isOnPage || (width >= 44 && height >= 44)) continue
      if (element.matches(':disabled') || element.closest('[inert], [aria-hidden=true]') || isInSentence(element))
        continue
      const looks = `${element.tagName} ${element.className}`
      alike.set(looks, (alike.get(looks) ?? 0) + 1)
      if ((alike.get(looks) ?? 0) > 4) continue
      drawn.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, right, top, bottom } = drawn.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const isHit = (hit: Element | null) =>
        hit !== null && (drawn.contains(hit) || hit.closest('label')?.control === element)
      /** How far the element responds in a direction, and whether another target follows. */
      const extent = (across: number, down: number) => {
        for (let at = 0; at < large; at += 1) {
          const hit = document.elementFromPoint(x + across * at, y + down * at)
          if (!isHit(hit)) return { length: at, beside: hit, isNeighbor: Boolean(hit?.closest(`${targets}, label`)) }
        }
        return { length: large, beside: null, isNeighbor: false }
      }
      const tooSmall = [
        [extent(-1, 0), extent(1, 0)],
        [extent(0, -1), extent(0, 1)],
      ].flatMap(([one, other]) => {
        if (!one || !other) return []
        const length = one.length + other.length - 1
        const hasRoom = [one, other].some((side) => side.length < large / 2 && !side.isNeighbor)
        const isSmall = length < small || (length < large && hasRoom && !isText(element))
        return isSmall ? [{ length, beside: [one.beside, other.beside] }] : []
      })
      if (tooSmall.length === 0) continue
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)
      const ends = tooSmall.map(
        ({ length, beside }) =>
          `${length} px between ${beside.map((one) => (one?.cloneNode(false) as Element | undefined)?.outerHTML.slice(0, 60)).join(' and ')}`,
      )
      found.push(
        `${name} ${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 90)} ${ends.join(', ')}`,
      )
    }
    scrollTo(scrollX, scrollY)
    return [...new Set(found)]
  })
