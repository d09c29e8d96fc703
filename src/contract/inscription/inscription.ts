import { type Static, Type } from 'typebox'
import { publique, defineCall } from '#contract/kit/call.ts'
import { ibanCacheSchema, ibanSaisiSchema } from '#contract/connexion/identite.ts'
import { oneOf } from '#contract/kit/oneOf.ts'
import { coordonneesTapees, short } from '#contract/profil/profilModifications.ts'

/** Creation of an account: what each step sends. Nothing here tells whether a person is known. */

/** Confirmed by the IBAN of the pay account, or only declared. */
export const modesInscription = ['AFFIRME', 'CONFIRME'] as const

const base = `${publique}/inscription/v1`
const inscriptionId = Type.String({
  pattern: '^[0-9A-Za-z_-]{20,80}$',
  description: 'Jeton de la création en cours, donné par la première étape.',
})

export const inscriptionIdentite = defineCall({
  method: 'POST',
  path: `${base}/identite`,
  resume: 'Première étape : identité et captcha ; un IBAN masqué est toujours proposé',
  access: 'public',
  body: Type.Object({
    nir: short,
    nomNaissance: short,
    prenom: short,
    dateNaissance: Type.String({ maxLength: 10, description: 'AAAA-MM-JJ' }),
    code: Type.String({ maxLength: 40 }),
    uuid: Type.String({ pattern: '^[0-9A-Za-z-]{1,40}$', description: 'Identifiant du captcha.' }),
  }),
  success: Type.Object({ inscriptionId, ...ibanCacheSchema.properties }),
  refusals: [444],
})

export const inscriptionVerification = defineCall({
  method: 'POST',
  path: `${base}/verification`,
  resume: 'Deuxième étape : quatre chiffres de l’IBAN, cinq essais',
  access: 'public',
  body: Type.Object({ inscriptionId, ibanSaisi: ibanSaisiSchema }),
  success: Type.Object({ mode: oneOf(modesInscription) }),
  refusals: [444],
})

export const inscription = defineCall({
  method: 'POST',
  path: base,
  resume: 'Dernière étape : coordonnées, mot de passe et conditions ; envoie un lien par courriel',
  access: 'public',
  body: Type.Object({
    inscriptionId,
    ...coordonneesTapees,
    motDePasse: Type.String({ maxLength: 1000 }),
    motDePasseConfirmation: Type.String({ maxLength: 1000 }),
    conditionsAcceptees: Type.Boolean(),
  }),
  success: Type.Object({
    courrielMasque: Type.String(),
    attenteRenvoi: Type.Integer({ description: 'Secondes avant de pouvoir demander un nouvel envoi.' }),
  }),
  refusals: [444, 503],
})

export type InscriptionEnvoyee = Static<typeof inscription.success>

export const inscriptionRenvoi = defineCall({
  method: 'POST',
  path: `${base}/renvoi`,
  resume: 'Envoie de nouveau le courriel de création',
  access: 'public',
  body: Type.Object({ inscriptionId }),
  success: Type.Object({ attenteRenvoi: Type.Integer() }),
  refusals: [444],
})

/** What a registration calls. */
export const appelsInscription = [
  inscriptionIdentite,
  inscriptionVerification,
  inscription,
  inscriptionRenvoi,
] as const
