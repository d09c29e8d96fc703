import { array, type InferType, object, string } from 'yup'
import { ligneSaisie } from '#rules/texteSaisi.ts'
import { messageKey } from '#contract/messages.ts'
import { MOTIF_ANNULATION_MAXIMUM } from './bornes.ts'

/** Why the person cancels their request. */
export const annulationFormSchema = object({
  motif: string()
    .defined()
    .transform(ligneSaisie)
    .required(messageKey('DOSSIER_MOTIF_OBLIGATOIRE'))
    .max(MOTIF_ANNULATION_MAXIMUM, messageKey('DOSSIER_MOTIF_MAXIMUM')),
})

export type AnnulationForm = InferType<typeof annulationFormSchema>

/** Ids of the files that were asked for, once they are sent. */
export const completionFormSchema = object({
  pieces: array(string().defined()).defined().min(1, messageKey('DOSSIER_PIECE_OBLIGATOIRE')),
})

export type CompletionForm = InferType<typeof completionFormSchema>
