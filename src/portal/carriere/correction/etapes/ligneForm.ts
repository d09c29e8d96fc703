import { object, string, type InferType } from 'yup'
import { messageKey } from '#contract/messages.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import type { NatureCorrection } from '#contract/carriere/corrections.ts'
import { naturesDeLigne } from '#rules/carriere/correction/correction.ts'
import { ligneDe } from '../dossier.ts'

/** A row of an account, and what is to be corrected of it, which is asked once there is a row. */
export const ligneFormSchema = (cir: Cir) =>
  object({
    ligneId: string().defined().required(messageKey('CORRECTION_LIGNE_OBLIGATOIRE')),
    nature: string()
      .defined()
      .test(
        'obligatoire',
        messageKey('CORRECTION_NATURE_OBLIGATOIRE'),
        (nature, { parent }) => nature !== '' || (parent as { ligneId: string }).ligneId === '',
      )
      .test('ligne', messageKey('CORRECTION_NATURE_KO'), (nature, { parent }) => {
        const { ligneId } = parent as { ligneId: string }
        if (nature === '' || ligneId === '') return true
        return naturesDeLigne(cir, ligneDe(ligneId)).includes(nature as NatureCorrection)
      }),
  })

export type LigneForm = InferType<ReturnType<typeof ligneFormSchema>>
