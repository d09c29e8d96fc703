import { Type } from 'typebox'
import { publique, defineCall } from '#contract/kit/call.ts'
import { connexionSchema } from '../connexion.ts'
import { demandeCleSchema, signatureCleSchema } from './cleAcces.ts'

/** Signing in by an access key alone, or by a second factor once the password was right. */

/** Opaque token that the browser was given. */
export const jetonOuvertSchema = Type.String({ pattern: '^[\\w-]{1,128}$' })

/** What shows a factor: a code (one-time, or of recovery) or a signature. */
export const preuveSchema = {
  code: Type.Optional(
    Type.String({ maxLength: 40, description: 'Six chiffres de l’application, ou un code de secours.' }),
  ),
  cle: Type.Optional(signatureCleSchema),
}

export const secondfacteur = defineCall({
  acte: 'connexion',
  method: 'POST',
  path: `${publique}/connexion/v1/secondfacteur`,
  resume: 'Achève une connexion par mot de passe : code de l’application, code de secours ou clé d’accès',
  access: 'public',
  body: Type.Object({ jeton: jetonOuvertSchema, ...preuveSchema }),
  success: connexionSchema,
  refusals: [444],
})

export const defiCle = defineCall({
  method: 'POST',
  path: `${publique}/connexion/v1/cleacces/defi`,
  resume: 'Défi à signer par une clé d’accès : le même pour tous, sans liste de clés',
  access: 'public',
  success: demandeCleSchema,
  refusals: [444],
})

export const connexionCle = defineCall({
  acte: 'connexion',
  method: 'POST',
  path: `${publique}/connexion/v1/cleacces`,
  resume: 'Connexion par clé d’accès seule, sans mot de passe ni captcha',
  access: 'public',
  body: Type.Object({ cle: signatureCleSchema }),
  success: connexionSchema,
  refusals: [444],
})

export const appelsSecondFacteur = [secondfacteur, defiCle, connexionCle] as const
