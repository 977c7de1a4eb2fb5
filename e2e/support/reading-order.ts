import type { Page } from '@playwright/test'

/**
 * Finds neighboring controls that are displayed in another order than in the document, which screen readers and the Tab key follow. The second control
 * of such a pair is displayed above the first one or, in the same line, before it. Returns each pair as `first → second`.
 */
export const findMisplacedControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isRtl = document.documentElement.dir === 'rtl'
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      /fixed|sticky/.test(getComputedStyle(element).position),
    )
    const fixed = new Set(bars.filter((bar) => getComputedStyle(bar).position === 'fixed'))
    const sticky = bars.filter((bar) => !fixed.has(bar)).map((bar) => ({ bar, originalStyle: bar.style.cssText }))
    // Puts sticky bars back into the normal flow.
    for (const { bar } of sticky) Object.assign(bar.style, { position: 'relative', inset: 'auto' })
    /** Layer that an element belongs to: a bar, a scrolling list, a dialog or the page. */
    const layerOf = (element: HTMLElement): Element => {
      const { scrollHeight, clientHeight, parentElement } = element
      const scrolls = scrollHeight > clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)
      const isLayer = scrolls || fixed.has(element) || element.matches('[role=dialog]')
      return isLayer || !parentElement ? element : layerOf(parentElement)
    }
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ].flatMap((element) => {
      // If the label draws the control, the control itself is hidden.
      const label = getComputedStyle(element).opacity === '0' ? element.closest('label') : null
      const box = (label ?? element).getBoundingClientRect()
      const isDrawn = box.width > 2 && box.height > 2 && box.right > 0 && box.left < innerWidth
      const isHidden =
        !element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], [aria-hidden=true]')
      return isDrawn && !isHidden ? [{ element, box, layer: layerOf(element) }] : []
    })
    for (const { bar, originalStyle } of sticky) bar.style.cssText = originalStyle

    /** Whether one box ends before another starts, in the reading direction. */
    const isBefore = (one: DOMRect, other: DOMRect) =>
      isRtl ? one.left >= other.right - 1 : one.right <= other.left + 1
    const name = ({ element }: (typeof controls)[number]) =>
      (element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '').slice(0, 40) ||
      element.outerHTML.slice(0, 80)
    return controls.flatMap((control, index) => {
      const previous = controls[index - 1]
      if (!previous || previous.layer !== control.layer) return []
      const overlap = Math.min(control.box.bottom, previous.box.bottom) - Math.max(control.box.top, previous.box.top)
      const isOnSameLine = overlap > Math.min(control.box.height, previous.box.height) / 2
      const isAbove = control.box.bottom <= previous.box.top + 1
      const isMisplaced = isOnSameLine
        ? isBefore(control.box, previous.box)
        : // A control that is displayed above the previous one may start the next column.
          isAbove && !isBefore(previous.box, control.box)
      return isMisplaced ? [`${name(previous)} → ${name(control)}`] : []
    })
  })
