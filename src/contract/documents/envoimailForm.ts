import { type InferType, mixed, object } from 'yup'
import { adressesEnvoi, type AdresseEnvoi } from './envoimail.ts'
import { messageKey } from '#contract/messages.ts'

/** To which registered address a document is sent. */
export const envoimailFormSchema = object({
  adresse: mixed<AdresseEnvoi | ''>()
    .defined()
    .oneOf([...adressesEnvoi], messageKey('ENVOI_MAIL_ADRESSE_OBLIGATOIRE')),
})

export type EnvoimailForm = InferType<typeof envoimailFormSchema>
