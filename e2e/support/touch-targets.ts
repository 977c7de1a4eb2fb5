import type { Page } from '@playwright/test'

/**
 * Controls that are too small to tap. A target must respond on 44 × 44 CSS pixels (WCAG 2.5.5, Target Size). Where a neighbor leaves less space, and
 * for text links, 24 × 24 is enough (WCAG 2.5.8, Target Size Minimum). Links within a sentence are exempt, as are sliders, which move along a line.
 */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Slightly below 44 and 24, because a border around a field does not respond.
    const [large, small] = [42, 23]
    const targets =
      'a[href], button, input:not([type=range]), select, textarea, summary, [role=button], [role=menuitem]'
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\d]/u.test(node.textContent ?? ''),
      )
    const isTextLink = (element: Element) => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(element)
      return element.matches('a') && backgroundColor.endsWith(', 0)') && borderTopWidth === '0px'
    }
    const found: string[] = []
    /** Number of controls per tag and class. Only the first four are measured, so that long lists stay fast. */
    const similarControls = new Map<string, number>()
    const { scrollX, scrollY } = window
    for (const element of document.querySelectorAll<HTMLElement>(targets)) {
      const visibleElement = (element.matches('input') ? element.closest('label') : null) ?? element
      const { width, height } = visibleElement.getBoundingClientRect()
      const isOnPage = element.checkVisibility({ visibilityProperty: true }) && width > 2 && height > 2
      if (!isOnPage || (width >= 44 && height >= 44)) continue
      if (element.matches(':disabled') || element.closest('[inert], [aria-hidden=true]') || isInSentence(element))
        continue
      const appearance = `${element.tagName} ${element.className}`
      similarControls.set(appearance, (similarControls.get(appearance) ?? 0) + 1)
      if ((similarControls.get(appearance) ?? 0) > 4) continue
      visibleElement.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, right, top, bottom } = visibleElement.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const isHit = (hit: Element | null) =>
        hit !== null && (visibleElement.contains(hit) || hit.closest('label')?.control === element)
      /** Returns how far the element responds in a direction, which element follows, and whether that is a target too. */
      const measureExtent = (across: number, down: number) => {
        for (let at = 0; at < large; at += 1) {
          const hit = document.elementFromPoint(x + across * at, y + down * at)
          if (!isHit(hit)) return { length: at, next: hit, isNextTarget: Boolean(hit?.closest(`${targets}, label`)) }
        }
        return { length: large, next: null, isNextTarget: false }
      }
      const tooSmall = [
        [measureExtent(-1, 0), measureExtent(1, 0)],
        [measureExtent(0, -1), measureExtent(0, 1)],
      ].flatMap(([one, other]) => {
        if (!one || !other) return []
        const length = one.length + other.length - 1
        const hasRoom = [one, other].some((side) => side.length < large / 2 && !side.isNextTarget)
        const isSmall = length < small || (length < large && hasRoom && !isTextLink(element))
        return isSmall ? [{ length, neighbors: [one.next, other.next] }] : []
      })
      if (tooSmall.length === 0) continue
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)
      const measurements = tooSmall.map(
        ({ length, neighbors }) =>
          `${length} px between ${neighbors.map((one) => (one?.cloneNode(false) as Element | undefined)?.outerHTML.slice(0, 60)).join(' and ')}`,
      )
      found.push(
        `${name} ${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 90)} ${measurements.join(', ')}`,
      )
    }
    scrollTo(scrollX, scrollY)
    return [...new Set(found)]
  })
