import { serviceName } from '#rules/product.ts'
import { escapeHtml } from '#server/kit/escapeHtml.ts'

/** A page of the server itself: a title, content that is already HTML, and a link to go on. */
export const pageAround = (titre: string, content: string, link: string): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(titre)} | ${serviceName}</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
<main>
<p>${serviceName}</p>
<h1>${escapeHtml(titre)}</h1>
${content}
<p><a href="${escapeHtml(link)}">Revenir à l’${serviceName}</a></p>
</main>
</body>
</html>
`

/** A page of the server itself, for tabs that open outside the portal: a title, sentences, and a link to go on. */
export const plainPage = (titre: string, phrases: readonly string[], link = '/accueilconnecte'): string =>
  pageAround(titre, phrases.map((phrase) => `<p>${escapeHtml(phrase)}</p>`).join('\n'), link)
