import { dayInParis, timeInParis } from '#rules/calendar/dates.ts'
import { jourEnLettres } from '#rules/format/dates.ts'
import { escapeHtml } from '#server/kit/escapeHtml.ts'
import { pageAround } from '#server/kit/http/site/plainPage.ts'
import { piecesOf } from '#server/kit/mail/sending/piecesJointes.ts'
import type { CourrielRow } from '#server/kit/mail/courriels.ts'

const ADDRESS = /(https?:\/\/[^\s<>"]+)/

/** A text with its addresses as links; everything in it is escaped, addresses as well. */
const withLinks = (text: string): string =>
  text
    .split(ADDRESS)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')

const bodyOf = ({ id, texte, sujet }: CourrielRow): string =>
  texte === ''
    ? '<p>Ce courriel est parti par le serveur de messagerie, ou n’a pas pu partir&nbsp;: son texte n’est plus gardé ici.</p>'
    : `<div class="texte">${withLinks(texte)}</div>
<p><a href="/demo/courriels/${encodeURIComponent(id)}">Voir la mise en forme<span class="horsvue"> du courriel «&nbsp;${escapeHtml(sujet)}&nbsp;»</span></a></p>`

/** Files that a mail brought, to download one by one. */
const piecesJointes = (courriel: CourrielRow): string => {
  const items = piecesOf(courriel).map(
    ({ nom }, rang) =>
      `<li><a href="/demo/courriels/${encodeURIComponent(courriel.id)}/pieces/${rang}">${escapeHtml(nom)}</a></li>`,
  )
  return items.length === 0 ? '' : `<p>Pièces jointes&nbsp;:</p>\n<ul>\n${items.join('\n')}\n</ul>`
}

const article = (courriel: CourrielRow): string => {
  const id = escapeHtml(courriel.id)
  const date = new Date(courriel.cree_le)
  return `<article class="courriel" id="courriel-${id}" aria-labelledby="sujet-${id}">
<h2 id="sujet-${id}">${escapeHtml(courriel.sujet)}</h2>
<p>À&nbsp;: ${escapeHtml(courriel.destinataire)}<br>
Le <time datetime="${date.toISOString()}">${jourEnLettres(dayInParis(date))} à ${timeInParis(date)}</time></p>
${bodyOf(courriel)}
${piecesJointes(courriel)}
</article>`
}

const filter = (
  destinataire: string | undefined,
) => `<form method="get" action="/demo/courriels" role="search">
<p><label for="destinataire">Adresse du destinataire (facultatif)</label><br>
<input id="destinataire" name="destinataire" type="text" inputmode="email" autocomplete="off" spellcheck="false" value="${escapeHtml(destinataire ?? '')}">
<button type="submit">Filtrer</button></p>
</form>`

const empty = (destinataire: string | undefined) =>
  destinataire === undefined
    ? '<p>Aucun courriel pour l’instant. Les courriels que le portail envoie apparaîtront ici&nbsp;: création d’un espace, mot de passe oublié, changement d’adresse électronique.</p>'
    : `<p>Aucun courriel pour ${escapeHtml(destinataire)}. <a href="/demo/courriels">Voir tous les courriels</a></p>`

/** The mailbox of the demonstration: what the portal sent, newest first, to one address when one is given. */
export const mailboxPage = (courriels: readonly CourrielRow[], destinataire?: string): string =>
  pageAround(
    'Courriels envoyés',
    [
      '<p>Voici les courriels que le portail a écrits, les plus récents d’abord. Sans serveur de messagerie, ils ne partent pas&nbsp;: ils se lisent ici.</p>',
      ...(courriels.length > 0 || destinataire !== undefined ? [filter(destinataire)] : []),
      ...(courriels.length === 0 ? [empty(destinataire)] : courriels.map(article)),
    ].join('\n'),
    '/',
  )

/** A mail as its HTML version shows it, then its text version. */
export const mailPage = ({ id, html, texte }: CourrielRow): string =>
  html.replace(
    '</body>',
    () => `<hr>
<h2>Version en texte de ce courriel</h2>
<pre style="white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(texte)}</pre>
<p><a href="/demo/courriels#courriel-${escapeHtml(id)}">Revenir aux courriels envoyés</a></p>
</body>`,
  )
