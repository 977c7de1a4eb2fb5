// Applies the stored color mode, or the device's if none is stored, and follows changes on the device. Runs before the first paint, so that a dark page never flashes white.
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
