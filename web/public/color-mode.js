// Applies the stored color mode, else that of the device. It runs before the page is drawn, so that a dark page never starts white.
{
  let mode
  try {
    mode = localStorage.getItem('rihla.color-mode')
  } catch {
    // Storage may be blocked.
  }
  if (mode !== 'dark' && mode !== 'light') mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const { classList, style } = document.documentElement
  classList.toggle('dark', mode === 'dark')
  style.colorScheme = mode
}
