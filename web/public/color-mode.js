// Applies the stored color mode, else that of the device, also when the device changes it. It runs before the page is drawn, so that a dark page never starts white.
{
  const device = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    let mode
    try {
      mode = localStorage.getItem('rihla.color-mode')
    } catch {
      // Storage may be blocked.
    }
    if (mode !== 'dark' && mode !== 'light') mode = device.matches ? 'dark' : 'light'
    const { classList, style } = document.documentElement
    classList.toggle('dark', mode === 'dark')
    style.colorScheme = mode
  }
  apply()
  device.addEventListener('change', apply)
}
