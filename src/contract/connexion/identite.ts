import { type Static, Type } from 'typebox'
import { prive, publique, defineCall } from '#contract/kit/call.ts'

/** Token of a link sent by e-mail: capitals and digits only. */
const jetonSchema = Type.String({ pattern: '^[A-Z0-9]+$', maxLength: 128 })

/** The four digits asked of a masked IBAN, joined. */
export const ibanSaisiSchema = Type.String({ pattern: '^\\d{4}$' })

const evenement = Type.Object({ evenementId: Type.String({ format: 'uuid' }) })

export const ibanCacheSchema = Type.Object({
  ibanCacheDebut: Type.String({
    description: 'Ce qui précède les groupes demandés : le pays, puis un point par caractère masqué.',
  }),
  ibanCacheMasque: Type.Array(Type.String(), {
    description: 'Groupes masqués : les deux premiers chiffres de chacun sont demandés.',
  }),
  ibanCacheFin: Type.String({
    description:
      'Ce qui suit les groupes demandés : un point par caractère masqué, puis les trois derniers caractères.',
  }),
})

export type IbanCache = Static<typeof ibanCacheSchema>

export const recupereriban = defineCall({
  method: 'GET',
  path: `${prive}/recupereriban/v1`,
  resume: 'IBAN masqué, pour confirmer l’identité',
  access: 'connecte',
  query: evenement,
  success: ibanCacheSchema,
  refusals: [404, 444],
})

export const verifieriban = defineCall({
  method: 'POST',
  path: `${prive}/verifieriban/v1`,
  resume: 'Confirme l’identité par quatre chiffres de l’IBAN : cinq essais par jour',
  access: 'connecte',
  writes: true,
  query: evenement,
  acte: 'identite',
  body: Type.Object({ ibanSaisi: ibanSaisiSchema }),
  success: Type.Object({}),
  refusals: [404, 444],
})

export const changernir = defineCall({
  method: 'POST',
  path: `${prive}/changernir/v1`,
  acte: 'identifiant',
  entree: true,
  resume: 'Prend acte du nouvel identifiant : l’ancien ne vaut plus, toutes les sessions se ferment',
  access: 'connecte',
  writes: true,
  success: Type.Object({}),
  refusals: [404],
})

export const motdepasseoublie = defineCall({
  method: 'POST',
  path: `${publique}/motdepasseoublie/v1`,
  resume:
    'Demande un lien de changement de mot de passe ; la réponse est la même que le compte existe ou non',
  access: 'public',
  body: Type.Object({
    identifiant: Type.String({ maxLength: 40 }),
    courrielPrincipal: Type.String({ maxLength: 260 }),
    code: Type.String({ maxLength: 40 }),
    uuid: Type.String({ pattern: '^[0-9A-Za-z-]{1,40}$', description: 'Identifiant du captcha.' }),
  }),
  success: Type.Object({}),
  refusals: [444],
})

export const validermotdepasseoublie = defineCall({
  method: 'POST',
  path: `${publique}/validermotdepasseoublie/v1`,
  resume: 'Vérifie le lien d’oubli de mot de passe, sans le consommer',
  access: 'public',
  body: Type.Object({ validationMotDePasseOublie: jetonSchema }),
  success: Type.Object({}),
  refusals: [444],
})

export const modifiermotdepasseoublie = defineCall({
  method: 'POST',
  path: `${publique}/modifiermotdepasseoublie/v1`,
  acte: 'motdepasse',
  resume: 'Nouveau mot de passe après oubli : consomme le lien et ferme toutes les sessions',
  access: 'public',
  body: Type.Object({
    validationMotDePasseOublie: jetonSchema,
    motDePasse: Type.String({ maxLength: 1000 }),
  }),
  success: Type.Object({}),
  refusals: [444, 503],
})

export const validerinscription = defineCall({
  method: 'POST',
  path: `${publique}/validerinscription/v1`,
  acte: 'inscription',
  resume: 'Valide une création d’espace : consomme le lien et crée le compte',
  access: 'public',
  body: Type.Object({ validationInscription: jetonSchema }),
  success: Type.Object({}),
  refusals: [444],
})

export const annulerchangementiban = defineCall({
  method: 'POST',
  path: `${publique}/annulerchangementiban/v1`,
  acte: 'ibanannulation',
  resume: 'Annule un changement d’IBAN qui attend, sans connexion : consomme le lien',
  access: 'public',
  body: Type.Object({ annulationIban: jetonSchema }),
  success: Type.Object({}),
  refusals: [444],
})

export const validermodificationmail = defineCall({
  method: 'POST',
  path: `${publique}/validermodificationmail/v1`,
  acte: 'courriel',
  resume: 'Valide un changement d’adresse électronique : consomme le lien',
  access: 'public',
  body: Type.Object({ validationMail: jetonSchema }),
  success: Type.Object({}),
  refusals: [444],
})

/** What links of e-mails, passwords and identifiers call. */
export const appelsIdentite = [
  recupereriban,
  verifieriban,
  changernir,
  motdepasseoublie,
  validermotdepasseoublie,
  modifiermotdepasseoublie,
  validerinscription,
  annulerchangementiban,
  validermodificationmail,
] as const
