/** Copies text to the clipboard, also on plain HTTP, where `navigator.clipboard` is missing. Resolves to true if the text was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Undefined on an insecure origin, contrary to its type.
    const clipboard = navigator.clipboard as Clipboard | undefined
    if (!clipboard) return copyBySelection(text)
    await clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.append(area)
  area.select()
  try {
    // Deprecated, but the only option on an insecure origin.
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
