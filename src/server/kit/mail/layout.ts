import { serviceName } from '#rules/product.ts'
import { typographie } from '#rules/format/typographie.ts'
import { escapeHtml } from '../escapeHtml.ts'
import type { Mail } from './Mail.ts'

const sentence = (text: string) => escapeHtml(typographie(text))

const foot = [
  'Ce courriel est envoyé automatiquement : n’y répondez pas.',
  `${serviceName} ne vous demandera jamais votre mot de passe ni vos coordonnées bancaires par courriel ou par téléphone.`,
].map(typographie)

/** A mail as plain text. */
export const textOf = ({ paragraphes, lien }: Mail): string =>
  [
    'Bonjour,',
    ...paragraphes.map(typographie),
    ...(lien ? [`${typographie(`${lien.texte} :`)}\n${lien.url}`] : []),
    `L’équipe ${serviceName}`,
    ['--', ...foot].join('\n'),
  ].join('\n\n')

/** A mail as HTML that stands without images, styles of the reader nor scripts. */
export const htmlOf = ({ sujet, paragraphes, lien }: Mail): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${sentence(sujet)}</title>
</head>
<body style="margin:0;padding:24px;background:#ffffff;color:#161616;font-family:Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:600px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:bold">République française<br>${serviceName}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${sentence(sujet)}</h1>
<p>Bonjour,</p>
${paragraphes.map((paragraphe) => `<p>${sentence(paragraphe)}</p>`).join('\n')}
${
  lien
    ? `<p><a href="${escapeHtml(lien.url)}" style="display:inline-block;padding:12px 16px;background:#000091;color:#ffffff;text-decoration:underline">${sentence(lien.texte)}</a></p>
<p>Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur&nbsp;:<br><a href="${escapeHtml(lien.url)}" style="color:#000091;word-break:break-all">${escapeHtml(lien.url)}</a></p>`
    : ''
}
<p>L’équipe ${serviceName}</p>
<hr style="border:0;border-top:1px solid #dddddd;margin:24px 0">
${foot.map((line) => `<p style="font-size:14px;color:#3a3a3a">${escapeHtml(line)}</p>`).join('\n')}
</div>
</body>
</html>
`
