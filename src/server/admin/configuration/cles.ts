import { isCalendarDate } from '#rules/calendar/dates.ts'
import { isAddress } from '#server/config/addresses.ts'
import { type Mention, mentions } from '#server/kit/mentions/mentions.ts'
import { exigencesCaptcha } from '#contract/connexion/connexion.ts'
import { niveauxDemandes } from '#contract/connexion/facteurs/facteurs.ts'
import type { CleReglee } from '#server/kit/published.ts'

/** A key that « configuration definir » sets. */
export interface Reglable {
  readonly sens: string
  /** Whether a value may be kept. */
  readonly convient: (valeur: string) => boolean
  /** What is said of one that may not. */
  readonly attendu: string
  /** Address that is asked before the value is kept, and statuses by which it shows that it is there. */
  readonly essai?: {
    readonly adresse: (valeur: string) => string
    readonly accepte: (status: number) => boolean
  }
}

const within = (least: number, most: number) => (valeur: string) =>
  /^\d{1,9}$/.test(valeur) && Number(valeur) >= least && Number(valeur) <= most

const isHost = (hote: string) => isAddress.ofBrowserBare(`https://${hote}/`) && !hote.includes('/')

const adresse = (sens: string, essai: Reglable['essai']): Reglable => ({
  sens,
  convient: isAddress.ofBrowserBare,
  attendu: 'doit être une adresse https, sans compte, « ? » ni « # »',
  ...(essai && { essai }),
})

/** It answers, be it to ask who is there: neither an absent page nor a failure. */
const isThere = (status: number) => status < 500 && status !== 404 && status !== 410

/** Nothing of a sign-in page in the place of a number: a call is not redirected. */
const isCall = (status: number) => status === 200 || status === 401 || status === 403

const same = (valeur: string) => valeur

/** Longest text of a mention, in characters. */
const LONGEST = 600

const isSayable = (valeur: string) =>
  valeur !== '' && valeur.length <= LONGEST && !/[\n<>{}]/.test(valeur) && !valeur.endsWith('.')

/** What the administration says of itself: a text in its sentence, which has its own full stop. */
const mentionsReglables = Object.fromEntries(
  Object.entries(mentions).map(([cle, sens]) => [
    cle,
    {
      sens,
      convient: isSayable,
      attendu: `est un texte simple d’une ligne, de ${LONGEST} caractères au plus, sans balise ni point final`,
    },
  ]),
) as unknown as Readonly<Record<Mention, Reglable>>

/** Every key that may be set while the portal runs. */
export const reglables = {
  urlMesap: adresse('messagerie sécurisée, ouverte dans un nouvel onglet', {
    adresse: same,
    accepte: isThere,
  }),
  urlApiMesap: adresse('service qui compte les messages non lus', {
    adresse: (valeur) => `${valeur}/demande/messages-non-lus`,
    accepte: isCall,
  }),
  urlDeconnexionFranceConnect: adresse('déconnexion de FranceConnect, quand le fournisseur n’en donne pas', {
    adresse: same,
    accepte: isThere,
  }),
  urlAvis: {
    sens: '« Je donne mon avis » de la démarche, proposé quand elle est finie ; sans adresse, rien n’est proposé',
    convient: (valeur) => isAddress.ofBrowserBare(valeur.replace(/^([^?]*)\?[^#]*$/, '$1')),
    attendu: 'doit être une adresse https, sans compte ni « # »',
    essai: { adresse: same, accepte: isThere },
  },
  bloquerCopierColler: {
    sens: 'empêche de coller dans les champs du nouveau mot de passe',
    convient: (valeur) => ['true', 'false'].includes(valeur),
    attendu: 'est true ou false',
  },
  verificationCompromissionMotDePasse: {
    sens: 'mot de passe connu d’une fuite : 1 le refuse, 0 en avertit',
    convient: within(0, 1),
    attendu: 'est 1 (refuser) ou 0 (avertir)',
  },
  seuilAcceptabiliteOccurrencesCompromissionMotDePasse: {
    sens: 'nombre de fuites à partir duquel un mot de passe est compromis',
    convient: within(1, 999_999_999),
    attendu: 'est un nombre entier d’au moins 1',
  },
  delaiAttenteCompromissionMotDePasseMillis: {
    sens: 'attente la plus longue de cette vérification, en millisecondes',
    convient: within(100, 15_000),
    attendu: 'est un nombre de millisecondes, de 100 à 15000',
  },
  niveauAuthentification: {
    sens: 'second facteur : proposé (motdepasse), exigé pour les actes sensibles (actes), ou pour toute connexion (connexion)',
    convient: (valeur) => niveauxDemandes.some((niveau) => niveau === valeur),
    attendu: `est l’un de ${niveauxDemandes.join(', ')}`,
  },
  captchaConnexion: {
    sens: 'code à recopier pour se connecter : toujours, ou en cas de doute (doute : après un échec, ou depuis un réseau où beaucoup échouent), un calcul de l’appareil le remplaçant sinon',
    convient: (valeur) => exigencesCaptcha.some((exigence) => exigence === valeur),
    attendu: `est l’un de ${exigencesCaptcha.join(', ')}`,
  },
  hotesReferenceUrl: {
    sens: 'sites où un événement peut mener, séparés par des virgules',
    convient: (valeur) => valeur.split(',').every(isHost),
    attendu: 'est une liste de noms de sites, par exemple www.exemple.fr,retraite.exemple.fr',
  },
  publicationRgaaSuivant: {
    sens: 'jour où la version suivante du RGAA est parue : dix-huit mois après, l’audit fait avec l’ancienne ne vaut plus',
    convient: isCalendarDate,
    attendu: 'est un jour, AAAA-MM-JJ',
  },
  ...mentionsReglables,
} as const satisfies Partial<Record<CleReglee, Reglable>>

export type CleReglable = keyof typeof reglables
