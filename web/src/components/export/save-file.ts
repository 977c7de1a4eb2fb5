/** Hands a file to the browser, which saves it under its name. */
export function saveFile({ name, url }: { name: string; url: string }): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
