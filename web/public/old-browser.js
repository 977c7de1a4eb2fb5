// Asks for a newer browser. Unsupported browsers must be able to run this, so it uses only ES5 syntax. The versions are listed in web/browsers.ts.
;(function () {
  // Each feature is missing in browsers older than the version in its comment.
  var isSupported =
    window.CSS &&
    CSS.supports &&
    CSS.supports('grid-template-columns', 'subgrid') && // Chrome and Edge 117
    CSS.supports('selector(:has(a))') && // Firefox 121
    CSS.supports('height', '1lh') // Safari 16.4
  if (isSupported) return

  var texts = {
    en: 'Rihla needs a newer browser. Update this one, or use Chrome or Edge 117, Firefox 121, Safari 16.4 or newer.',
    ar: 'تحتاج رحلة إلى متصفح أحدث. حدّث هذا المتصفح، أو استخدم Chrome أو Edge ‏117 أو Firefox ‏121 أو Safari ‏16.4 أو أحدث.',
    tr: 'Rihla daha yeni bir tarayıcı gerektirir. Bu tarayıcıyı güncelleyin veya Chrome ya da Edge 117, Firefox 121, Safari 16.4 ya da daha yenisini kullanın.',
    id: 'Rihla memerlukan browser yang lebih baru. Perbarui browser ini, atau gunakan Chrome atau Edge 117, Firefox 121, Safari 16.4, atau yang lebih baru.',
    ur: 'رحلہ کے لیے نیا براؤزر درکار ہے۔ اسے اپ ڈیٹ کریں، یا Chrome یا Edge ‏117، Firefox ‏121، Safari ‏16.4 یا اس سے نیا استعمال کریں۔',
  }
  var fromPath = location.pathname.slice(1, 3)
  var fromBrowser = (navigator.language || '').slice(0, 2)
  var language = texts[fromPath] ? fromPath : texts[fromBrowser] ? fromBrowser : 'en'
  var notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.lang = language
  notice.dir = language === 'ar' || language === 'ur' ? 'rtl' : 'ltr'
  notice.style.cssText =
    'margin:0;padding:16px;background:#fdf3d8;color:#3b2a00;font:16px/1.5 system-ui,-apple-system,sans-serif;text-align:center'
  notice.appendChild(document.createTextNode(texts[language]))
  document.body.insertBefore(notice, document.body.firstChild)
})()
