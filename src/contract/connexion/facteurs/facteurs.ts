import { type Static, Type } from 'typebox'
import { prive, defineCall } from '#contract/kit/call.ts'
import { oneOf } from '#contract/kit/oneOf.ts'
import { jetonOuvertSchema, preuveSchema } from './secondFacteur.ts'
import { creationCleSchema, demandeCleSchema, nouvelleCleSchema } from './cleAcces.ts'

/** What the person adds to their password, from their profile. */

const base = `${prive}/securite/v1`

/** An access key (passkey), or an application that gives one-time codes (TOTP, RFC 6238). */
export const genresFacteur = ['cleacces', 'totp'] as const

export type GenreFacteur = (typeof genresFacteur)[number]

/** Hours for which a factor that was just added gives way to who recovers the account. */
export const FACTEUR_RECENT_HEURES = 72

/** Recovery codes that are made at once. */
export const CODES_SECOURS = 10

const moment = Type.String({ description: 'Moment ISO 8601, UTC.' })
const id = Type.String({ format: 'uuid' })
const nom = Type.String({ maxLength: 200 })

export const facteurSchema = Type.Object({
  facteurId: Type.String(),
  genre: oneOf(genresFacteur),
  nom: Type.String(),
  creeLe: moment,
  utiliseLe: Type.Optional(moment),
})

export type Facteur = Static<typeof facteurSchema>

/** What signing in by a password is enough for: everything, all but sensitive acts, or nothing once the identity is confirmed. */
export const niveauxDemandes = ['motdepasse', 'actes', 'connexion'] as const

export const securiteSchema = Type.Object({
  facteurs: Type.Array(facteurSchema, { description: 'Du plus ancien au plus récent.' }),
  codesSecours: Type.Integer({ description: 'Codes de secours qui restent.' }),
  niveau: oneOf(niveauxDemandes),
  motDePasseSuffit: Type.Boolean({
    description: 'Le mot de passe, saisi de nouveau, suffit à confirmer une action sensible.',
  }),
})

export type Securite = Static<typeof securiteSchema>

const write = (name: string, resume: string) =>
  ({ method: 'POST', path: `${base}/${name}`, resume, access: 'connecte' }) as const

/** Codes are told once: only their fingerprints are kept. */
const ajoute = Type.Object({
  facteurId: Type.String(),
  codesSecours: Type.Optional(
    Type.Array(Type.String(), { description: 'Avec le premier facteur : montrés une seule fois.' }),
  ),
})

export type FacteurAjoute = Static<typeof ajoute>

export const securite = defineCall({
  method: 'GET',
  path: base,
  resume: 'Seconds facteurs de la personne, et ce que l’administration demande',
  access: 'connecte',
  success: securiteSchema,
})

export const facteurVu = defineCall({
  ...write('proposition', 'Prend acte que le second facteur a été proposé : il ne le sera plus'),
  background: true,
  success: Type.Object({}),
})

export const creercle = defineCall({
  ...write('cleacces/creation', 'Ce qu’il faut au navigateur pour créer une clé d’accès'),
  success: creationCleSchema,
  refusals: [444],
})

export const ajoutercle = defineCall({
  acte: 'facteur',
  ...write('cleacces', 'Ajoute la clé d’accès que le navigateur vient de créer'),
  body: Type.Object({ nom, cle: nouvelleCleSchema }),
  success: ajoute,
  refusals: [444],
})

export const creertotp = defineCall({
  ...write(
    'totp/creation',
    'Secret d’une application de codes, à confirmer par un code dans les dix minutes',
  ),
  success: Type.Object({
    jeton: Type.String(),
    secret: Type.String({ description: 'Base32, à saisir dans l’application.' }),
    adresse: Type.String({ description: 'otpauth://, ce que dit le code QR.' }),
    qr: Type.Object({
      cote: Type.Integer({ description: 'Modules d’un côté, marge comprise.' }),
      chemin: Type.String({ description: 'Chemin SVG des modules noirs.' }),
    }),
  }),
  refusals: [444],
})

export const ajoutertotp = defineCall({
  acte: 'facteur',
  ...write('totp', 'Ajoute l’application de codes, prouvée par un de ses codes'),
  body: Type.Object({ nom, jeton: jetonOuvertSchema, code: Type.String({ maxLength: 40 }) }),
  success: ajoute,
  refusals: [444],
})

export const nommerfacteur = defineCall({
  ...write('nom', 'Renomme un facteur'),
  body: Type.Object({ facteurId: id, nom }),
  success: Type.Object({}),
  refusals: [404, 444],
})

export const retirerfacteur = defineCall({
  acte: 'facteur',
  ...write('retrait', 'Retire un facteur ; les deux adresses en sont prévenues'),
  sensible: true,
  body: Type.Object({ facteurId: id }),
  success: Type.Object({}),
  refusals: [404],
})

export const codessecours = defineCall({
  acte: 'facteur',
  ...write(
    'codessecours',
    'Nouveaux codes de secours, montrés une seule fois : les précédents ne valent plus',
  ),
  sensible: true,
  success: Type.Object({ codesSecours: Type.Array(Type.String()) }),
  refusals: [444],
})

/** Says whether a sensitive act would be accepted now: what a link opens is asked for once it would. */
export const verifierpreuve = defineCall({
  method: 'GET',
  path: `${base}/preuve`,
  resume: 'Une action sensible serait-elle acceptée maintenant ? Sinon 511',
  access: 'connecte',
  sensible: true,
  success: Type.Object({}),
})

export const demandercle = defineCall({
  ...write('preuve/cleacces', 'Défi à signer par une clé d’accès, pour prouver de nouveau qui l’on est'),
  success: demandeCleSchema,
  refusals: [444],
})

export const prouver = defineCall({
  acte: 'preuve',
  ...write('preuve', 'Prouve de nouveau qui l’on est : vaut cinq minutes pour les actions sensibles'),
  body: Type.Object({
    motDePasse: Type.Optional(Type.String({ maxLength: 1000 })),
    ...preuveSchema,
  }),
  success: Type.Object({}),
  refusals: [444, 503],
})

export const appelsFacteurs = [
  securite,
  facteurVu,
  creercle,
  ajoutercle,
  creertotp,
  ajoutertotp,
  nommerfacteur,
  retirerfacteur,
  codessecours,
  verifierpreuve,
  demandercle,
  prouver,
] as const
