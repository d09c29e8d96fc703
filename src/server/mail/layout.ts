import { serviceName } from '#rules/product.ts'
import type { Mail } from './Mail.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const foot = [
  'Ce courriel est envoyé automatiquement : n’y répondez pas.',
  `${serviceName} ne vous demandera jamais votre mot de passe ni vos coordonnées bancaires par courriel ou par téléphone.`,
]

/** A mail as plain text. */
export const textOf = ({ paragraphes, lien }: Mail): string =>
  [
    'Bonjour,',
    ...paragraphes,
    ...(lien ? [`${lien.texte} :\n${lien.url}`] : []),
    `L’équipe ${serviceName}`,
    ['--', ...foot].join('\n'),
  ].join('\n\n')

/** A mail as HTML that stands without images, styles of the reader nor scripts. */
export const htmlOf = ({ sujet, paragraphes, lien }: Mail): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(sujet)}</title>
</head>
<body style="margin:0;padding:24px;background:#ffffff;color:#161616;font-family:Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:600px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:bold">République française<br>${serviceName}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escape(sujet)}</h1>
<p>Bonjour,</p>
${paragraphes.map((paragraphe) => `<p>${escape(paragraphe)}</p>`).join('\n')}
${
  lien
    ? `<p><a href="${escape(lien.url)}" style="display:inline-block;padding:12px 16px;background:#000091;color:#ffffff;text-decoration:underline">${escape(lien.texte)}</a></p>
<p>Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :<br><a href="${escape(lien.url)}" style="color:#000091;word-break:break-all">${escape(lien.url)}</a></p>`
    : ''
}
<p>L’équipe ${serviceName}</p>
<hr style="border:0;border-top:1px solid #dddddd;margin:24px 0">
${foot.map((line) => `<p style="font-size:14px;color:#3a3a3a">${escape(line)}</p>`).join('\n')}
</div>
</body>
</html>
`
