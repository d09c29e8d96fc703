import { object, string, type InferType } from 'yup'
import { isPair, normaliseIban } from '#rules/profil/iban.ts'

/** Longer than any pair typed by mistake: a whole IBAN was pasted, which is not the one asked about. */
const ENTIER = 10

/** A fault says of which pair it is: its sentence names the places of the digits in the IBAN. */
const paire = (rang: 1 | 2) =>
  string()
    .defined()
    .transform(normaliseIban)
    .required(`PAIRE_MANQUE_${rang}`)
    .test('autre', 'PAIRE_AUTRE_IBAN', (saisie) => saisie.length < ENTIER)
    .test(
      'forme',
      `PAIRE_FORME_${rang}`,
      (saisie) => saisie === '' || saisie.length >= ENTIER || isPair(saisie),
    )

/** The two pairs of digits asked of a hidden IBAN. */
export const pairesFormSchema = object({ premiers: paire(1), seconds: paire(2) })

export type PairesForm = InferType<typeof pairesFormSchema>
