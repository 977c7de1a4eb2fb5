import { expect, type Locator, type Page } from '@playwright/test'

/** Maximum number of Tab stops between two steps of a journey. */
const MAX_STOPS = 400

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement, undefined, { timeout: 30_000 })

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target.toString()}`)
}

/** Moves to a button or link by Tab and presses Enter. */
export async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Moves to a text field by Tab and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/**
 * Checks that the focused element or its surroundings have an outline or ring of at least 2 px, with a contrast of at least 3:1.
 * Returns the problems found, including a leftover ring on the previous element. Returns undefined at the end of the page.
 */
async function inspectFocus(): Promise<string[] | undefined> {
  // Rings appear with a transition, which is short under reduced motion.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const state = window as unknown as { focusedBefore?: { element: Element; rings: string } }
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
  const luminance = (color: string) =>
    channels(color)
      .slice(0, 3)
      .map((channel) => channel / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0)
  const contrast = (a: string, b: string) => {
    const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
    return (light + 0.05) / (dark + 0.05)
  }
  const backgroundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)'
    const { backgroundColor } = getComputedStyle(element)
    return (channels(backgroundColor)[3] ?? 1) > 0.5 ? backgroundColor : backgroundOf(element.parentElement)
  }
  const ringOf = (element: Element): string => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } = getComputedStyle(element)
    const isInside = Number.parseFloat(outlineOffset) < 0
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    if (hasOutline && contrast(outlineColor, backgroundOf(isInside ? element : element.parentElement)) >= 3)
      return `outline ${outlineColor} ${outlineWidth}`
    const shadow = /(rgba?\([^)]+\)) 0px 0px 0px ([\d.]+)px( inset)?/.exec(boxShadow)
    const [, color = '', width = '0', inset] = shadow ?? []
    return Number(width) >= 2 && contrast(color, backgroundOf(inset ? element : element.parentElement)) >= 3
      ? `ring ${color} ${width}`
      : ''
  }
  /** Returns the rings that show the focus of an element: around it or its row, on the box behind a transparent input, or on the highlighted item of a menu. */
  const ringsAround = (element: Element): string => {
    const ancestors: Element[] = []
    for (let at: Element | null = element; at && ancestors.length < 7; at = at.parentElement) ancestors.push(at)
    const boxes =
      getComputedStyle(element).opacity === '0' ? [...(element.parentElement?.querySelectorAll('*') ?? [])] : []
    const items = element.matches('[role=menu], [role=listbox]')
      ? [...element.querySelectorAll('[data-highlighted]')]
      : []
    return [...ancestors, ...boxes, ...items].flatMap((one) => (one === document.body ? [] : [ringOf(one)])).join('|')
  }
  const describe = (element: Element) => element.outerHTML.slice(0, 120)
  const problems: string[] = []
  const { focusedBefore } = state
  const element = document.activeElement
  if (focusedBefore?.element.isConnected && focusedBefore.element !== element) {
    const { element: previous, rings } = focusedBefore
    const remainingRings = ringsAround(previous)
    if (/\w/.test(rings) && remainingRings === rings && !previous.contains(element) && !element?.contains(previous))
      problems.push(`keeps its ring after losing focus: ${describe(previous)}`)
  }
  if (!element || element === document.body) {
    delete state.focusedBefore
    return problems.length > 0 ? problems : undefined
  }
  const rings = ringsAround(element)
  state.focusedBefore = { element, rings }
  if (!/\w/.test(rings)) problems.push(`no visible focus: ${describe(element)}`)
  return problems
}

/** Tabs through a page. Returns the number of controls and any problems with their focus rings. */
export async function walkFocus(page: Page, maxStops: number): Promise<{ stops: number; problems: string[] }> {
  const problems: string[] = []
  let stops = 0
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  for (; stops < maxStops; stops += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(inspectFocus)
    if (!found) break
    problems.push(...found)
  }
  return { stops, problems: [...new Set(problems)] }
}
