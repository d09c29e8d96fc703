import { type Static, Type } from 'typebox'
import { dateOrNoneSchema, dateSchema } from '#contract/kit/date.ts'
import { type Acte, actes } from '#contract/kit/actes.ts'
import { prive, defineCall } from '#contract/kit/call.ts'
import { oneOf } from '#contract/kit/oneOf.ts'
import type { Service } from '#contract/kit/services.ts'
import type { ListeService } from '#contract/connexion/habilitation.ts'
import { banqueSchema } from './banque.ts'

const base = `${prive}/profil/v1`
const text = Type.String()

/** Ways of signing in: a password alone, with a second factor, an access key alone, FranceConnect. */
export const moyensConnexion = ['motdepasse', 'deuxfacteurs', 'cleacces', 'franceconnect'] as const

/** Kinds of news that may be told by e-mail, each with the services that bring it: whoever has none of them is told nothing. */
const servicesDesNouvelles = {
  remuneration: ['remuneration'],
  pension: ['pension'],
  documentemployeur: ['documentemployeur'],
  retraite: [
    'compteindividuelretraite',
    'demandedepartretraite',
    'demandedepartretraiteprogressive',
    'suividepartretraite',
    'suividepartretraiteprogressive',
  ],
  messagerie: ['mesap'],
} as const satisfies Readonly<Record<string, readonly Service[]>>

export type Notification = keyof typeof servicesDesNouvelles

export const notifications = Object.keys(servicesDesNouvelles) as Notification[]

/** The news that someone's services may bring. */
export const notificationsPour = (accordes: ListeService): readonly Notification[] =>
  notifications.filter((one) => servicesDesNouvelles[one].some((service) => accordes[service]))

/** The four contacts: empty where there is none. */
export const coordonneesSchema = Type.Object({
  courrielPrincipal: text,
  courrielSecondaire: text,
  telephonePrincipal: text,
  telephoneSecondaire: text,
})

export type Coordonnees = Static<typeof coordonneesSchema>

export const adresseSchema = Type.Object({
  codePays: text,
  voie: text,
  complement: text,
  codePostal: text,
  commune: text,
})

export type Adresse = Static<typeof adresseSchema>

const momentSchema = Type.String({ description: 'Moment ISO 8601, UTC.' })

export const profilSchema = Type.Object({
  identite: Type.Object({
    nomNaissance: text,
    nom: text,
    prenom: text,
    dateNaissance: dateOrNoneSchema(),
    nirMasque: text,
    confirmee: Type.Boolean({ description: 'L’identité a été confirmée par l’IBAN.' }),
  }),
  coordonnees: coordonneesSchema,
  courrielsEnAttente: Type.Object({
    courrielPrincipal: Type.Optional(text),
    courrielSecondaire: Type.Optional(text),
  }),
  adresse: Type.Optional(adresseSchema),
  adresseFuture: Type.Optional(
    Type.Object({
      ...adresseSchema.properties,
      dateEffet: dateSchema(),
    }),
  ),
  banque: Type.Optional(banqueSchema),
  connexions: Type.Array(
    Type.Object({ date: momentSchema, navigateur: text, moyen: oneOf(moyensConnexion) }),
    { description: 'Les vingt dernières, la plus récente en tête.' },
  ),
  sessions: Type.Array(
    Type.Object({
      sessionId: text,
      ouverteLe: momentSchema,
      vueLe: momentSchema,
      navigateur: text,
      moyen: oneOf(moyensConnexion),
      actuelle: Type.Boolean(),
    }),
  ),
  notifications: Type.Array(oneOf(notifications)),
})

export type Profil = Static<typeof profilSchema>

export const profil = defineCall({
  method: 'GET',
  path: base,
  resume: 'Profil : identité, coordonnées, adresses, banque, connexions et notifications',
  access: 'connecte',
  success: profilSchema,
})

export const profilNir = defineCall({
  method: 'GET',
  path: `${base}/nir`,
  acte: 'nir',
  resume: 'NIR entier, à la demande',
  access: 'connecte',
  success: Type.Object({ nir: text }),
})

/** Closing one's own sessions protects the account: read-only accounts may too. */
export const profilFermerSession = defineCall({
  method: 'POST',
  path: `${base}/sessions/fermer`,
  acte: 'session',
  resume: 'Ferme une session ouverte ailleurs',
  access: 'connecte',
  body: Type.Object({ sessionId: Type.String({ format: 'uuid' }) }),
  success: Type.Object({}),
  refusals: [404],
})

export const profilPasMoi = defineCall({
  method: 'POST',
  path: `${base}/pasmoi`,
  acte: 'pasmoi',
  resume:
    '« Ce n’était pas moi » : ferme toutes les sessions et envoie un lien de changement de mot de passe',
  access: 'connecte',
  success: Type.Object({}),
})

export const profilExport = defineCall({
  sensible: true,
  method: 'GET',
  path: `${base}/export`,
  acte: 'export',
  resume: 'Toutes les données et tous les documents de la personne, en ZIP',
  access: 'connecte',
  produces: 'application/zip',
  success: Type.Unsafe<Uint8Array>(Type.String({ format: 'binary' })),
})

/** Sign-ins shown to their owner, the latest first. */
export const CONNEXIONS_MONTREES = 20

/** Acts shown at once, the latest first; the last ones of each sensitive kind come besides. */
export const ACTES_MONTRES = 20

const acteSchema = Type.Object({
  date: Type.String({ format: 'date-time' }),
  acte: oneOf(Object.keys(actes) as [Acte, ...Acte[]]),
  refuse: Type.Boolean(),
  /** Absent from what the administration did. */
  navigateur: Type.Optional(Type.String()),
  parAdministration: Type.Boolean(),
  motif: Type.Optional(Type.String({ description: 'Raison donnée par l’administration.' })),
})

export type ActeDuCompte = Static<typeof acteSchema>

export const profilActivite = defineCall({
  method: 'GET',
  path: `${base}/activite`,
  resume: `Les ${ACTES_MONTRES} derniers actes faits ou refusés sur le compte depuis l’ouverture de l’espace, et les derniers de chaque sorte qui touche à l’argent, aux droits ou à l’accès, du plus récent au plus ancien`,
  access: 'connecte',
  success: Type.Object({ listeActe: Type.Array(acteSchema) }),
})

/** What the profile reads and does at once. */
export const appelsProfil = [
  profil,
  profilNir,
  profilFermerSession,
  profilPasMoi,
  profilExport,
  profilActivite,
] as const
