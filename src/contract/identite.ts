import { Type } from 'typebox'
import { prive, publique } from './bases.ts'
import { defineCall } from './call.ts'

/** Calls about accounts and identity, answered by later work. */

const jeton = Type.String({ pattern: '^[A-Z0-9]+$', maxLength: 128 })
const evenement = Type.Object({ evenementId: Type.String({ format: 'uuid' }) })

export const recupereriban = defineCall({
  method: 'GET',
  path: `${prive}/recupereriban/v1`,
  resume: "IBAN masqué, pour confirmer l'identité",
  access: 'connecte',
  later: true,
  query: evenement,
  success: Type.Object({ ibanCacheDebut: Type.String(), ibanCacheMasque: Type.Array(Type.String()) }),
  refusals: [404, 444],
})

export const verifieriban = defineCall({
  method: 'POST',
  path: `${prive}/verifieriban/v1`,
  resume: "Confirme l'identité par quatre chiffres de l'IBAN",
  access: 'connecte',
  writes: true,
  later: true,
  query: evenement,
  body: Type.Object({ ibanSaisi: Type.String({ pattern: '^\\d{4}$' }) }),
  success: Type.Object({}),
  refusals: [404, 444],
})

export const changernir = defineCall({
  method: 'POST',
  path: `${prive}/changernir/v1`,
  resume: 'Prend acte du nouvel identifiant',
  access: 'connecte',
  later: true,
  success: Type.Object({}),
})

export const modifiermotdepasseoublie = defineCall({
  method: 'POST',
  path: `${publique}/modifiermotdepasseoublie/v1`,
  resume: 'Nouveau mot de passe après oubli',
  access: 'public',
  later: true,
  body: Type.Object({ validationMotDePasseOublie: jeton, motDePasse: Type.String({ maxLength: 128 }) }),
  success: Type.Object({}),
  refusals: [444],
})

export const validermotdepasseoublie = defineCall({
  method: 'POST',
  path: `${publique}/validermotdepasseoublie/v1`,
  resume: "Vérifie le lien d'oubli de mot de passe",
  access: 'public',
  later: true,
  body: Type.Object({ validationMotDePasseOublie: jeton }),
  success: Type.Object({}),
  refusals: [444],
})

export const validerinscription = defineCall({
  method: 'POST',
  path: `${publique}/validerinscription/v1`,
  resume: "Valide une création d'espace",
  access: 'public',
  later: true,
  body: Type.Object({ validationInscription: jeton }),
  success: Type.Object({}),
  refusals: [444],
})

export const validermodificationmail = defineCall({
  method: 'POST',
  path: `${publique}/validermodificationmail/v1`,
  resume: "Valide un changement d'adresse électronique",
  access: 'public',
  later: true,
  body: Type.Object({ validationMail: jeton }),
  success: Type.Object({}),
  refusals: [444],
})
