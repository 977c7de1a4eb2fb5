import { type FieldName, fieldNames, listedCards } from './card.ts'
import type { Payment } from './store.ts'
import { type Texts, textsFor } from './texts.ts'

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`)

const formatAmount = ({ amount, currency }: Payment) =>
  `<bdi dir="ltr">${currency} ${Math.floor(amount / 100).toLocaleString('en-US')}.${String(amount % 100).padStart(2, '0')}</bdi>`

function renderDocument({ language }: Payment, title: string, body: string): string {
  const { dir, notice } = textsFor(language)
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${dir}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/style.css">
</head>
<body><main><p class="notice">${escapeHtml(notice)}</p><h1>${escapeHtml(title)}</h1>${body}</main></body>
</html>`
}

const renderSummary = (payment: Payment, { amount }: Texts) =>
  `<dl><dt>${escapeHtml(amount)}</dt><dd>${formatAmount(payment)}</dd></dl>`

const inputAttributes: Record<FieldName, string> = {
  number: 'inputmode="numeric" autocomplete="cc-number" dir="ltr" maxlength="30"',
  expiry: 'inputmode="numeric" autocomplete="cc-exp" dir="ltr" maxlength="7" placeholder="12/30"',
  code: 'inputmode="numeric" autocomplete="cc-csc" dir="ltr" maxlength="4"',
  name: 'autocomplete="cc-name" dir="auto" maxlength="100"',
}

/** Renders the card form, which never echoes typed values. */
export function renderPaymentPage(
  payment: Payment,
  { invalidFields = [], isDeclined = false }: { invalidFields?: readonly FieldName[]; isDeclined?: boolean } = {},
): string {
  const texts = textsFor(payment.language)
  const renderField = (name: FieldName) => {
    const isInvalid = invalidFields.includes(name)
    const invalidAttributes = isInvalid ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''
    const focusAttribute =
      invalidFields[0] === name || (invalidFields.length === 0 && name === 'number') ? ' autofocus' : ''
    const error = isInvalid
      ? `<span class="error" id="${name}-error">${escapeHtml(texts.fieldErrors[name])}</span>`
      : ''
    return `<p class="${name}"><label for="${name}">${escapeHtml(texts.fields[name])}</label><input id="${name}" name="${name}" required ${inputAttributes[name]}${invalidAttributes}${focusAttribute}>${error}</p>`
  }
  const cards = listedCards.map(
    ([scenario, number]) => `<dt><bdi dir="ltr">${number}</bdi></dt><dd>${escapeHtml(texts.scenarios[scenario])}</dd>`,
  )
  return renderDocument(
    payment,
    texts.title,
    `${renderSummary(payment, texts)}${isDeclined ? `<p class="error" role="alert">${escapeHtml(texts.declined)}</p>` : ''}
<form method="post" novalidate>${fieldNames.map(renderField).join('')}
<button>${escapeHtml(texts.pay)} ${formatAmount(payment)}</button></form>
<p><a href="${escapeHtml(payment.cancelUrl)}">${escapeHtml(texts.cancel)}</a></p>
<details><summary>${escapeHtml(texts.testCards)}</summary><dl class="cards">${cards.join('')}</dl></details>`,
  )
}

/** Renders the page that asks for the bank's code. */
export function renderChallengePage(payment: Payment): string {
  const texts = textsFor(payment.language)
  const { challengeTitle: title, challengeText: text, challengeCode: code, confirm } = texts
  return renderDocument(
    payment,
    title,
    `${renderSummary(payment, texts)}<p>${escapeHtml(text)}</p>
<form method="post"><p><label for="code">${escapeHtml(code)}</label><input id="code" name="code" required inputmode="numeric" autocomplete="one-time-code" dir="ltr" maxlength="6" autofocus></p>
<button>${escapeHtml(confirm)}</button></form>`,
  )
}

/** Renders the page for a payment that is complete or has expired. */
export const renderClosedPage = (payment: Payment): string => {
  const { title, closed } = textsFor(payment.language)
  return renderDocument(
    payment,
    title,
    `<p>${escapeHtml(closed)}</p><p><a href="${escapeHtml(payment.successUrl)}">Rihla</a></p>`,
  )
}

export const style = `
:root{color-scheme:light dark;--bg:#f7f6f2;--panel:#fff;--fg:#191f22;--muted:#575c5e;--line:#a19d94;--brand:#0f5c63;--on:#fff;--bad:#9c2922;--note:#fdf3dc;--note-fg:#6b4a0c}
@media (prefers-color-scheme:dark){:root{--bg:#101416;--panel:#14191c;--fg:#eceae4;--muted:#a6aeb1;--line:#6a7478;--brand:#5fb9bf;--on:#08282b;--bad:#f5a097;--note:#33290f;--note-fg:#f0d493}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--fg);font:16px/1.6 system-ui,sans-serif}
main{max-width:460px;margin:0 auto;padding:24px 20px 48px}@media (min-width:600px){main{margin:40px auto;background:var(--panel);border-radius:14px;padding:28px 32px 36px;box-shadow:0 0 0 1px var(--line)}}
h1{font-size:22px;line-height:1.3;margin:16px 0 8px}dl{display:flex;justify-content:space-between;gap:12px;margin:0 0 16px}dd{margin:0;font-weight:650}
.notice{margin:0;padding:10px 12px;border-radius:8px;background:var(--note);color:var(--note-fg);font-size:14px}
form{display:grid;grid-template-columns:1fr 1fr;gap:12px;align-items:end}form p{margin:0;grid-column:1/-1}.expiry,.code{grid-column:auto!important}
label{display:block;font-size:14px;font-weight:600;margin-bottom:4px}
input{width:100%;min-height:44px;padding:8px 12px;font:inherit;color:inherit;background:var(--panel);border:1px solid var(--line);border-radius:6px}
[dir=rtl] input[dir=ltr]{text-align:right}input[aria-invalid]{border-color:var(--bad)}.error{display:block;color:var(--bad);font-size:14px;margin-top:4px}
button{grid-column:1/-1;min-height:46px;border:0;border-radius:6px;background:var(--brand);color:var(--on);font:inherit;font-weight:650;cursor:pointer}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}a,summary{color:var(--brand);font-size:14px;cursor:pointer;min-height:24px}
.cards{display:grid;grid-template-columns:auto 1fr;gap:4px 14px;margin:8px 0;font-size:14px}.cards dd{font-weight:400;color:var(--muted)}`
