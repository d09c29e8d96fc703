import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

/** GOV.UK Frontend as its package gives it (MIT): the page that a first visit is held against. */
const PACKAGE = dirname(
  fileURLToPath(import.meta.resolve('govuk-frontend/dist/govuk/govuk-frontend.min.css')),
)

const field = (name: string, label: string, type: string) =>
  `<div class="govuk-form-group"><label class="govuk-label" for="${name}">${label}</label><input class="govuk-input" id="${name}" name="${name}" type="${type}"></div>`

/** A static sign-in page of GOV.UK Frontend: header, two fields, a button, footer. */
const PAGE = `<!doctype html><html lang="en" class="govuk-template"><head><meta charset="utf-8"><title>Sign in</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="stylesheet" href="/govuk-frontend.min.css"></head>
<body class="govuk-template__body"><script src="/supported.js"></script>
<a href="#main-content" class="govuk-skip-link" data-module="govuk-skip-link">Skip to main content</a>
<header class="govuk-header"><div class="govuk-header__container govuk-width-container"><a class="govuk-header__link" href="/">GOV.UK</a></div></header>
<div class="govuk-width-container"><main class="govuk-main-wrapper" id="main-content"><h1 class="govuk-heading-l">Sign in to your account</h1>
<p class="govuk-body">Your payslips, your pension and your retirement in the same place. Use the reference on your letter and your password.</p>
<form method="post" novalidate>${field('reference', 'Reference', 'text')}${field('password', 'Password', 'password')}<button class="govuk-button" data-module="govuk-button">Sign in</button></form>
<h2 class="govuk-heading-m">If you need help</h2><p class="govuk-body"><a class="govuk-link" href="/">I have forgotten my password</a></p></main></div>
<footer class="govuk-footer"><div class="govuk-width-container"><p>All content is available under the Open Government Licence v3.0</p></div></footer>
<script type="module" src="/start.js"></script></body></html>`

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  woff2: 'font/woff2',
  html: 'text/html; charset=utf-8',
}

const written: Readonly<Record<string, string>> = {
  '/': PAGE,
  '/supported.js': "document.body.className += ' js-enabled govuk-frontend-supported'",
  '/start.js': "import { initAll } from '/govuk-frontend.min.js'\ninitAll()",
}

const bytesOf = (path: string): Buffer | undefined => {
  const text = written[path]
  if (text !== undefined) return Buffer.from(text)
  try {
    return readFileSync(join(PACKAGE, path))
  } catch {
    return undefined
  }
}

/** Serves the page, compressed; gives its address and how to stop. */
export const serveAnchor = async () => {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const bytes = bytesOf(path)
    if (!bytes) return response.writeHead(404).end()
    const type = TYPES[path === '/' ? 'html' : (path.split('.').at(-1) ?? '')] ?? 'application/octet-stream'
    const isFont = type.startsWith('font/')
    return response
      .writeHead(200, { 'content-type': type, ...(!isFont && { 'content-encoding': 'br' }) })
      .end(isFont ? bytes : brotliCompressSync(bytes))
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { address: `http://localhost:${port}/`, stop: () => server.close() }
}
