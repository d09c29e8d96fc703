import { serviceName } from '#rules/product.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A page of the server itself, for tabs that open outside the portal: a title, sentences, and a link to go on. */
export const plainPage = (
  titre: string,
  phrases: readonly string[],
  link = '/accueilconnecte',
): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(titre)} | ${serviceName}</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
<main>
<p>${serviceName}</p>
<h1>${escape(titre)}</h1>
${phrases.map((phrase) => `<p>${escape(phrase)}</p>`).join('\n')}
<p><a href="${escape(link)}">Revenir à l’${serviceName}</a></p>
</main>
</body>
</html>
`
