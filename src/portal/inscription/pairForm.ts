import { object, string, type InferType } from 'yup'
import { isPair, normaliseIban, type HiddenIban } from '#rules/profil/iban.ts'
import { maskedIbanErrors } from '#portal/components/numbers/ibanErrors.ts'
import type { MessageMap } from '#portal/client/call/messageText.ts'

const pair = (rank: 1 | 2) =>
  string()
    .defined()
    .transform(normaliseIban)
    .required(`PAIRE_MANQUE_${rank}`)
    .test('paire', `PAIRE_FORME_${rank}`, (typed) => typed === '' || isPair(typed))

/** The two pairs of digits asked of a hidden IBAN. */
export const pairFormSchema = object({ premiers: pair(1), seconds: pair(2) })

/** Their messages: they name the places of the digits, which depend on the IBAN. */
export const pairMessages = (iban: HiddenIban): MessageMap => {
  const [missing, malformed] = [maskedIbanErrors(['', ''], iban), maskedIbanErrors(['?', '?'], iban)]
  return {
    PAIRE_MANQUE_1: missing[0].join(' '),
    PAIRE_MANQUE_2: missing[1].join(' '),
    PAIRE_FORME_1: malformed[0].join(' '),
    PAIRE_FORME_2: malformed[1].join(' '),
  }
}

export type PairForm = InferType<typeof pairFormSchema>
