import type { Euros } from '#rules/money.ts'
import { unitesDeLigne } from '#rules/retraite/estimation/lignes.ts'
import { formesRafp } from '#rules/retraite/montant/rafp.ts'
import { Type } from 'typebox'
import { dateSchema } from '#contract/kit/date.ts'
import { publique, defineCall } from '#contract/kit/call.ts'
import { oneOf } from '#contract/kit/oneOf.ts'
import { demandeEstimation } from './demandeEstimation.ts'

/** The pension function, for anyone’s program. A wrong shape is a 400; a value that the rules refuse, a 444 with its field. */

const coefficient = Type.Object({ trimestres: Type.Integer(), pourcentage: Type.Number() })

/** An amount in euros, rounded to the cent. */
const montantEnEuros = (description?: string) =>
  Type.Unsafe<Euros>(Type.Number(description === undefined ? {} : { description }))

const indicatif = (description = 'Vrai pour un barème ou une lecture indicatifs.') =>
  Type.Boolean({ description })

const ligneSchema = Type.Object({
  libelle: Type.String(),
  formule: Type.String(),
  valeur: Type.Number(),
  unite: oneOf(unitesDeLigne),
  source: Type.String({ description: 'Article de loi, ou éditeur du barème.' }),
  confirme: Type.Boolean({ description: 'Faux pour un barème ou une lecture indicatifs.' }),
})

const estimationSchema = Type.Object({
  regle: Type.String({ description: 'Premier effet des règles appliquées.' }),
  trimestresRequis: Type.Integer(),
  ageOuverture: Type.Object({ annees: Type.Integer(), mois: Type.Integer() }),
  dateOuverture: dateSchema({
    description:
      'Premier versement que permet l’âge légal, anticipé ou minoré (motif 1), le 1er d’un mois ; les motifs 2 à 5 peuvent le précéder.',
  }),
  taux: Type.Number({ description: 'Pourcentage du traitement, après décote ou surcote.' }),
  decote: coefficient,
  surcote: coefficient,
  minimumGaranti: Type.Object({ montantAnnuel: montantEnEuros(), applique: Type.Boolean() }),
  majorationEnfants: Type.Object({ pourcentage: Type.Number(), montantAnnuel: montantEnEuros() }),
  pensionBruteAnnuelle: montantEnEuros(),
  pensionBruteMensuelle: montantEnEuros(),
  indicatif: indicatif('Vrai quand un barème ou une lecture indicatifs font la pension brute.'),
  rafp: Type.Optional(
    Type.Object(
      {
        coefficientAge: Type.Number(),
        forme: oneOf(formesRafp),
        capital: montantEnEuros(),
        renteMensuelle: montantEnEuros(),
        indicatif: indicatif(),
      },
      {
        description:
          'Forme nonOuvert : avant l’âge légal, ou avec une retraite progressive, qui ne l’ouvre pas.',
      },
    ),
  ),
  rachat: Type.Optional(
    Type.Object({
      pourcentageParTrimestre: Type.Number(),
      cout: montantEnEuros('Non compté dans la pension, abattement non déduit.'),
      indicatif: indicatif(),
    }),
  ),
  progressive: Type.Optional(
    Type.Object({
      fraction: Type.Number(),
      pensionPartielleMensuelle: montantEnEuros(),
      indicatif: indicatif(),
    }),
  ),
  prelevements: Type.Optional(
    Type.Object({
      csg: montantEnEuros('Euros par mois.'),
      crds: montantEnEuros(),
      casa: montantEnEuros(),
      pensionNetteMensuelle: montantEnEuros(
        'Ce qui reste de la pension brute ; de la pension partielle, avec une retraite progressive.',
      ),
      indicatif: indicatif(),
    }),
  ),
  lignes: Type.Array(ligneSchema),
})

export const estimation = defineCall({
  method: 'POST',
  path: `${publique}/estimation/v1`,
  resume: 'Estimation non contractuelle d’une pension, ligne par ligne avec ses sources',
  access: 'public',
  body: demandeEstimation,
  success: estimationSchema,
  refusals: [444],
})
