// Preloads fonts, texts and code of the first screen, depending on the language and on whether this browser has a session. The build writes the
// file names into the page. A wrong guess only costs a request, because the app itself decides which files it loads. Also renders the sign-in heading before the app
// starts, and an error message if the app cannot start.
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
  const requested = [location.pathname.split('/')[1], stored, new URLSearchParams(location.search).get('lng')]
  const codes = Object.keys(fonts)
  const supportedCode = (tag) =>
    codes.find((code) => tag?.slice(0, 2).toLowerCase() === code.slice(0, 2) && /^..(-|$)/.test(tag))
  const language = [...requested, ...navigator.languages].map(supportedCode).find(Boolean) ?? codes[0]
  // The app removes the language from an address such as `/ar-SA/hotel-listing`.
  const [, first, ...others] = location.pathname.split('/')
  const path = supportedCode(first) ? `/${others.join('/')}` : location.pathname
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
    const node = document.createElement(tag)
    node.append(...children)
    return node
  }
  const icon = Object.assign(element('img'), { src: '/favicon.svg', alt: '' })
  const header = element('header', icon, element('span', logo))
  const main = element('div', header)
  const opening = Object.assign(element('div', main, element('aside')), { id: 'opening', lang: language, dir })
  // The body does not exist yet when this script runs. The opening is removed as soon as the app has rendered its page.
  const open = () =>
    new MutationObserver((_, observer) => {
      if (document.querySelector('#root main')) {
        opening.remove()
        observer.disconnect()
      } else if (document.body && !opening.isConnected) document.body.append(opening)
    }).observe(document.documentElement, { childList: true, subtree: true })

  if (!hasSession && (location.pathname === '/login' || location.pathname === `/${language}/login`)) {
    main.append(element('h1', title), element('p', intro))
    // Screen readers wait for the app's own page.
    opening.ariaHidden = 'true'
    open()
  }

  // The app itself cannot report that its code or the common texts failed to load.
  const fail = () => {
    const button = Object.assign(element('button', reload), { onclick: () => location.reload() })
    const message = Object.assign(element('p', noAnswer), { role: 'alert' })
    main.replaceChildren(header, message, button)
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
