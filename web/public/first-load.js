// Preloads fonts, texts and code of the first screen, by the language and by whether this browser has a session. The build writes the names of
// the files into the page. A wrong guess costs a request; the app decides for itself. The sign-in page begins with its heading. When the app cannot
// start, the page says so.
{
  const { wanted, fonts, openings } = JSON.parse(document.querySelector('#first-load').textContent)
  let stored = null
  let hasSession = false
  try {
    stored = localStorage.getItem('i18nextLng')
    hasSession = Object.keys(localStorage).some((key) => key.startsWith('CognitoIdentityServiceProvider.'))
  } catch {
    // Storage may be blocked.
  }
  const asked = [location.pathname.split('/')[1], stored, new URLSearchParams(location.search).get('lng')]
  const codes = Object.keys(fonts)
  const known = (tag) =>
    codes.find((code) => tag?.slice(0, 2).toLowerCase() === code.slice(0, 2) && /^..(-|$)/.test(tag))
  const language = [...asked, ...navigator.languages].map(known).find(Boolean) ?? codes[0]
  // The app removes the language from an address such as `/ar-SA/hotel-listing`.
  const [, first, ...others] = location.pathname.split('/')
  const path = known(first) ? `/${others.join('/')}` : location.pathname
  const preload = (file, attributes) =>
    Object.assign(document.createElement('link'), { href: `/${file}`, crossOrigin: '', ...attributes })
  const parts = ['everybody', ...(hasSession ? ['agent', path] : ['guest'])].flatMap((who) => wanted[who] ?? [])
  const files = parts.flatMap(({ modules, texts }) => [...modules, ...texts[language]])
  document.head.append(
    ...fonts[language].map((file) => preload(file, { rel: 'preload', as: 'font', type: 'font/woff2' })),
    ...Array.from(new Set(files), (file) => preload(file, { rel: 'modulepreload', fetchPriority: 'low' })),
  )

  const { logo, title, intro, noAnswer, reload, dir } = openings[language]
  const element = (tag, ...children) => {
    const made = document.createElement(tag)
    made.append(...children)
    return made
  }
  const icon = Object.assign(element('img'), { src: '/favicon.svg', alt: '' })
  const header = element('header', icon, element('span', logo))
  const main = element('div', header)
  const opening = Object.assign(element('div', main, element('aside')), { id: 'opening', lang: language, dir })
  // The body comes after this script, and the page of the app replaces the opening.
  const open = () =>
    new MutationObserver((_, observer) => {
      if (document.querySelector('#root main')) {
        opening.remove()
        observer.disconnect()
      } else if (document.body && !opening.isConnected) document.body.append(opening)
    }).observe(document.documentElement, { childList: true, subtree: true })

  if (!hasSession && (location.pathname === '/login' || location.pathname === `/${language}/login`)) {
    main.append(element('h1', title), element('p', intro))
    // Screen readers read the page of the app alone.
    opening.ariaHidden = 'true'
    open()
  }

  // Without its code or the texts of every screen the app cannot say so.
  const fail = () => {
    const again = Object.assign(element('button', reload), { onclick: () => location.reload() })
    const message = Object.assign(element('p', noAnswer), { role: 'alert' })
    main.replaceChildren(header, message, again)
    opening.ariaHidden = null
    open()
    document.body?.append(opening)
    addEventListener('online', () => location.reload())
  }
  addEventListener('start-failed', fail)
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && target.type === 'module' && fail(), {
    capture: true,
  })
}
