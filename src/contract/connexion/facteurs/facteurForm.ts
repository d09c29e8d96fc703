import { object, string } from 'yup'
import { surUneLigne } from '#rules/format/typographie.ts'
import { seLit } from '#rules/texteSaisi.ts'
import { normaliseCode, isCode } from '#rules/connexion/codeFacteur.ts'
import { LONGEST_SECRET } from '../connexion.ts'
import { messageKey } from '#contract/messages.ts'
import { NOM_FACTEUR_AU_PLUS } from './bornes.ts'

const nom = () =>
  string()
    .defined()
    .transform(surUneLigne)
    .required(messageKey('FACTEUR_NOM_OBLIGATOIRE'))
    .test('lisible', messageKey('FACTEUR_NOM_OBLIGATOIRE'), seLit)
    .max(NOM_FACTEUR_AU_PLUS, messageKey('FACTEUR_NOM_MAXIMUM'))

const code = (genre: 'totp' | 'secours', missing: string, wrong: string) =>
  string()
    .defined()
    .transform(normaliseCode)
    .required(missing)
    .test('forme', wrong, (typed) => typed === '' || isCode(typed, genre))

const codeApplication = () =>
  code('totp', messageKey('FACTEUR_CODE_OBLIGATOIRE'), messageKey('FACTEUR_CODE_FORMAT'))

/** The name of a factor. */
export const nomFacteurFormSchema = object({ nom: nom() })

/** A new application of codes: its name, and a code that shows that it works. */
export const totpFormSchema = object({ nom: nom(), code: codeApplication() })

/** A code of six digits. */
export const codeFormSchema = object({ code: codeApplication() })

/** A recovery code. */
export const secoursFormSchema = object({
  code: code('secours', messageKey('FACTEUR_SECOURS_OBLIGATOIRE'), messageKey('FACTEUR_SECOURS_FORMAT')),
})

/** The present password, asked for again. */
export const motDePassePreuveFormSchema = object({
  motDePasse: string()
    .defined()
    .required(messageKey('SAISIE_MDP_ANCIEN_OBLIGATOIRE'))
    .max(LONGEST_SECRET, messageKey('SAISIE_MDP_ANCIEN_KO')),
})
