import type { ConnexionForm } from './connexionForm.ts'
import type { Connexion } from './connexion.ts'

/** Addresses that forms are sent to by browsers that run no script, and of what they show. */
export const formulaires = {
  connexion: '/accueilnonconnecte',
  deconnexion: '/deconnexion',
  lecture: '/notifications/lecture',
  captchaImage: '/captcha/image',
  captchaSon: '/captcha/son',
} as const

/** What became of a sign-in that a browser without script sent: why the page comes back. */
export interface ConnexionRefusee {
  readonly identifiant: string
  /** Keys of what is wrong with each field. */
  readonly fautes: Readonly<Partial<Record<keyof ConnexionForm, readonly string[]>>>
  /** Answer of the call, when one was made. */
  readonly reponse?:
    | { readonly status: 200; readonly body: Connexion }
    | { readonly status: 444; readonly body: { readonly erreurCode: string } }
    | { readonly status: 0 }
  /** The password was right, and a code is awaited; `faute` is the key of what was wrong with the one that was sent. */
  readonly facteur?: { readonly jeton: string; readonly faute?: string }
}

/**
 * Whether an address that a browser brings leads to a page of the portal. It is made of printable signs of ASCII, as
 * addresses are: browsers leave tabs out, and take what follows two slashes for another site.
 */
export const estAdresseInterne = (adresse: string): boolean =>
  /^\/(?![/\\])[!-~]*$/.test(adresse) && adresse.length <= 2000
