import { type TString, Type } from 'typebox'
import type { AnySchema } from 'yup'
import { dateDite, texte } from '#contract/kit/questions/natures.ts'
import type { Questionnaire, Valeur, Valeurs } from '#contract/kit/questions/question.ts'
import { adresseFutureFormSchema, type AdresseFutureForm } from '#contract/profil/profilForm.ts'
import { FRANCE } from '#rules/profil/adresse.ts'
import { type Contexte, parComposant } from './commun.ts'

/** In the form of the situation, or in a request that is read again. */
const annoncee = (valeurs: Valeurs, { situation }: Readonly<Record<string, Valeurs>>) =>
  (valeurs['changementAdresse'] ?? situation?.['changementAdresse']) === true

/** The rules of a line are those of the address of the profile. */
const regleDe =
  (nom: keyof AdresseFutureForm) =>
  ({ today }: Contexte): AnySchema =>
    adresseFutureFormSchema(today).fields[nom] as AnySchema

const ligne = (nom: keyof AdresseFutureForm): Valeur<string, TString, Contexte> => ({
  vide: '',
  fil: Type.String({ maxLength: 300 }),
  regle: regleDe(nom),
})

/** The address to come, asked for when it is announced. */
export const nouvelleAdresse = {
  nouvelleAdresse: {
    titre: 'Votre changement d’adresse',
    questions: {
      codePays: {
        ...texte<Contexte>({
          libelle: 'Nouvelle adresse',
          montree: annoncee,
          initiale: () => FRANCE,
          saisie: parComposant('nouvelleAdresse'),
          regle: regleDe('codePays'),
          dite: (codePays, valeurs, { pays = [] }) => {
            const { voie, complement, codePostal, commune } = valeurs as unknown as AdresseFutureForm
            const nom = pays.find(({ code }) => code === codePays)?.libelleLong ?? codePays
            return [voie, complement, `${codePostal} ${commune}`, nom]
              .map((line) => line.trim())
              .filter(Boolean)
          },
        }),
        parties: {
          voie: ligne('voie'),
          complement: ligne('complement'),
          codePostal: ligne('codePostal'),
          commune: ligne('commune'),
        },
      },
      dateEffet: texte<Contexte>({
        libelle: 'Date d’effet de cette adresse',
        montree: annoncee,
        obligatoire: true,
        saisie: ({ today }) => ({ nature: 'date', apres: today }),
        regle: regleDe('dateEffet'),
        dite: dateDite,
      }),
    },
  },
} satisfies Questionnaire<Contexte>
