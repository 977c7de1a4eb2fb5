/** Makes the browser download a file under its name. */
export function saveFile({ name, url }: { name: string; url: string }): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
