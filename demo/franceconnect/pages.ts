import { dateEnLettres } from '#rules/format/dates.ts'
import { escapeHtml } from '#server/kit/escapeHtml.ts'
import { pageAround } from '#server/kit/http/site/plainPage.ts'
import { MOUNT } from './localSettings.ts'
import { type Person, people } from './people.ts'

const warning =
  '<p><strong>Fournisseur d’identité de démonstration.</strong> Cette page remplace FranceConnect : aucune identité réelle n’y est demandée, rien ne sort de ce serveur.</p>'

const choice = ({ nir, prenom, nom, dateNaissance }: Person, index: number) =>
  `<p><input type="radio" id="personne-${index}" name="personne" value="${escapeHtml(nir)}"${index === 0 ? ' checked' : ''} required>
<label for="personne-${index}">${escapeHtml(`${prenom} ${nom}`)}, naissance le ${dateEnLettres(dateNaissance)}</label></p>`

/** Address of the page where someone chooses who they are. */
export const choicePath = (uid: string) => `${MOUNT}/interaction/${encodeURIComponent(uid)}`

/** Choice of a person, or refusal. */
export const choicePage = (uid: string): string =>
  pageAround(
    'Choisir une identité',
    `${warning}
<form method="post" action="${escapeHtml(choicePath(uid))}">
<fieldset>
<legend>Qui êtes-vous ?</legend>
${people.map(choice).join('\n')}
</fieldset>
<p>Le portail recevra votre nom de naissance, votre prénom, votre sexe, votre date et votre lieu de naissance.</p>
<p><button type="submit" name="choix" value="continuer">Continuer</button>
<button type="submit" name="choix" value="refuser" formnovalidate>Refuser et revenir au portail</button></p>
</form>`,
    '/',
  )

/** Sign-out: `form` is the provider's; the page sends it by itself when it may. */
export const signOutPage = (form: string, script: string): string =>
  pageAround(
    'Déconnexion',
    `${warning}
<p>Votre session chez le fournisseur d’identité va se fermer, puis vous reviendrez au portail.</p>
${form}
<p><button id="confirmer" type="submit" form="op.logoutForm" name="logout" value="yes">Se déconnecter</button></p>
<script>${script}</script>`,
    '/',
  )

/** What someone reads when they arrive without a sign-in under way, or when the provider refuses the request. */
export const faultPage = (): string =>
  pageAround(
    'Connexion impossible',
    `${warning}
<p>Cette demande n’est pas valable, ou elle a expiré. Revenez au portail et recommencez la connexion.</p>`,
    '/accueilnonconnecte',
  )
