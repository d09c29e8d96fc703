import { type Static, Type } from 'typebox'
import { prive, publique, defineCall } from '#contract/kit/call.ts'
import { oneOf } from '#contract/kit/oneOf.ts'
import { identificationSchema, listeServiceSchema } from './habilitation.ts'

/** Codes of the sign-in answer (specification, §8). */
export const codesConnexion = {
  ok: 60,
  echec: 61,
  echecAvecBlocage: 62,
  identificationAbsente: 63,
  bloque: 64,
  plusieursComptes: 65,
  indisponible: 66,
  messageDeLaReponse: 67,
} as const

const codeSchema = oneOf(Object.values(codesConnexion))

/** What a second factor may be shown by. */
export const moyensFacteur = ['cleacces', 'totp', 'codesecours'] as const

export type MoyenFacteur = (typeof moyensFacteur)[number]

/** A sign-in whose password was right, and which waits for a second factor: code 67. */
const attenteFacteurSchema = Type.Object({
  jeton: Type.String({ description: 'Vaut cinq minutes, pour une seule connexion.' }),
  moyens: Type.Array(oneOf(moyensFacteur)),
})

export type AttenteFacteur = Static<typeof attenteFacteurSchema>

export const connexionSchema = Type.Object({
  code: codeSchema,
  message: Type.Optional(Type.String()),
  nouveauNir: Type.Optional(Type.String()),
  essaisRestants: Type.Optional(
    Type.Integer({ description: 'Essais avant le blocage, après un échec (code 61).' }),
  ),
  attente: Type.Optional(
    Type.Integer({ description: 'Secondes à attendre avant qu’un essai soit regardé (codes 62 et 64).' }),
  ),
  secondFacteur: Type.Optional(attenteFacteurSchema),
  lectureSeule: Type.Optional(Type.Boolean()),
  listeService: Type.Optional(listeServiceSchema),
  identification: Type.Optional(identificationSchema),
})

export type Connexion = Static<typeof connexionSchema>

/** Longest secret that is looked at: longer ones are refused before any hashing. */
export const LONGEST_SECRET = 512

/** When a captcha is asked of who signs in: always, or only once there is a doubt. */
export const exigencesCaptcha = ['toujours', 'doute'] as const

/** Longest captcha code that is looked at. */
export const LONGEST_CODE = 40

export const connexion = defineCall({
  method: 'POST',
  path: `${publique}/connexion/v1`,
  resume: 'Connexion par identifiant, mot de passe et captcha',
  access: 'public',
  form: true,
  body: Type.Object({
    identifiant: Type.String({ minLength: 1, maxLength: 40, description: 'NIR sur 15 caractères.' }),
    secret: Type.String({ minLength: 1, maxLength: LONGEST_SECRET }),
    code: Type.String({
      minLength: 1,
      maxLength: LONGEST_CODE,
      description: 'Code lu ou entendu dans le captcha.',
    }),
    uuid: Type.String({ pattern: '^[0-9A-Za-z-]{1,40}$', description: 'Identifiant du captcha.' }),
  }),
  success: connexionSchema,
  refusals: [444],
})

export const captcha = defineCall({
  method: 'GET',
  path: `${publique}/captcha/v1`,
  resume: 'Nouveau captcha : image PNG et son WAV du même code, à usage unique, valables cinq minutes',
  access: 'public',
  query: Type.Object({
    son: Type.Optional(
      Type.Unsafe<'adresse'>({
        ...oneOf(['adresse']),
        description: 'L’adresse du son à la place du son, trente fois plus lourd que le reste.',
      }),
    ),
    travail: Type.Optional(
      Type.Unsafe<'accepte'>({
        ...oneOf(['accepte']),
        description:
          'Pour la connexion : un travail de la machine à la place de l’image, si l’installation le permet.',
      }),
    ),
  }),
  success: Type.Object({
    uuid: Type.String(),
    image: Type.String({ description: 'PNG en base64.' }),
    audio: Type.Optional(Type.String({ description: 'WAV en base64, sauf quand son adresse est demandée.' })),
    adresseAudio: Type.Optional(Type.String({ description: 'Adresse du WAV, quand elle est demandée.' })),
    travail: Type.Optional(
      Type.Object(
        { bits: Type.Integer() },
        {
          description:
            'À la place de l’image, alors vide : le code est un nombre n tel que le SHA-256 de « uuid:n » commence par autant de bits nuls.',
        },
      ),
    ),
  }),
  refusals: [503],
})

export const captchaAudio = defineCall({
  method: 'GET',
  path: `${publique}/captcha/audio/v1`,
  resume: 'Son d’un captcha, WAV, tant que celui-ci est valable',
  access: 'public',
  query: Type.Object({ jeton: Type.String({ pattern: '^[0-9A-Za-z_-]{1,200}$' }) }),
  produces: 'audio/wav',
  ranges: true,
  success: Type.Unsafe<Uint8Array>(Type.String({ format: 'binary' })),
  refusals: [404],
})

const sessionSchema = Type.Object({
  dureeInactivite: Type.Integer({ description: 'Secondes d’inactivité avant la fin de la session.' }),
  dureeRestante: Type.Integer({ description: 'Secondes avant la fin de la session, active ou non.' }),
})

export const verifiersession = defineCall({
  method: 'GET',
  path: `${prive}/verifiersession/v1`,
  resume: 'Vérifie la session avant d’ouvrir un document, et la prolonge',
  access: 'connecte',
  success: sessionSchema,
})

export const verifySession = defineCall({
  method: 'POST',
  path: `${prive}/verify-session`,
  resume: 'Vérifie la session et la prolonge (forme POST)',
  access: 'connecte',
  success: sessionSchema,
})

export const deconnexion = defineCall({
  method: 'POST',
  path: `${prive}/deconnexion/v1`,
  acte: 'deconnexion',
  resume: 'Déconnexion',
  access: 'connecte',
  success: Type.Object({
    federee: Type.Boolean({ description: 'La session s’était ouverte par FranceConnect.' }),
    urlDeconnexion: Type.Optional(
      Type.String({ description: 'Adresse de déconnexion du fournisseur d’identité, s’il y en a un.' }),
    ),
  }),
})

/** What signing in and out calls. */
export const appelsConnexion = [
  connexion,
  captcha,
  captchaAudio,
  verifiersession,
  verifySession,
  deconnexion,
] as const
