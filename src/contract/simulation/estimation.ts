import type { Euros } from '#rules/money.ts'
import { PREMIER_EFFET, reglesForcees } from '#rules/retraite/regle/regle.ts'
import { unitesDeLigne } from '#rules/retraite/estimation/lignes.ts'
import { articlesAccordes } from '#rules/retraite/droit/accordes/articles.ts'
import { formesRafp } from '#rules/retraite/montant/rafp.ts'
import { type Static, Type } from 'typebox'
import { dateSchema, sentDateSchema } from '#contract/kit/date.ts'
import { publique } from '#contract/kit/bases.ts'
import { defineCall } from '#contract/kit/call.ts'
import { oneOf } from '#contract/kit/oneOf.ts'

/** The pension function, for anyone’s program. A wrong shape is a 400; a value that the rules refuse, a 444 with its field. */

const date = (description: string) => sentDateSchema(`${description} (AAAA-MM-JJ).`)

const trimestres = (description: string) => Type.Integer({ description })

const demandeSchema = Type.Object({
  dateNaissance: date('Date de naissance, de 1950 à 2010'),
  categorie: Type.String({ maxLength: 20, description: 'sedentaire, active ou superactive.' }),
  dateDepart: date(`Effet de la pension, le 1er d’un mois, à partir du ${PREMIER_EFFET}`),
  motif: Type.Integer({
    description:
      '1 âge d’ouverture des droits (légal, anticipé ou minoré selon la catégorie), 2 trois enfants, 3 carrière longue, 4 enfant handicapé, 5 fonctionnaire handicapé.',
  }),
  indiceMajore: Type.Union([Type.Integer(), Type.String({ maxLength: 12 })], {
    description: 'Indice majoré détenu depuis six mois, ou groupe hors échelle (A3, BB1).',
  }),
  trimestresLiquidables: trimestres('Services et bonifications, à la date de départ.'),
  trimestresAssurance: trimestres('Tous régimes, à la date de départ.'),
  joursAssurance: Type.Optional(
    Type.Integer({ description: 'Jours d’assurance au-delà de ces trimestres, de 0 à 89.' }),
  ),
  trimestresCotises: Type.Optional(
    trimestres(
      'Motif 3 : trimestres cotisés ou réputés l’être ; sans eux, ceux d’assurance en tiennent lieu, sans les bonifications et majorations dites.',
    ),
  ),
  trimestresBonification: trimestres(
    'Part des trimestres liquidables ; seul, ce total est moins exact que par article.',
  ),
  joursServices: Type.Optional(
    Type.Integer({
      description:
        'Jours de services effectifs, en mois de trente jours, temps partiel compté entier : ils ouvrent le droit ; sans eux, les trimestres liquidables en tiennent lieu.',
    }),
  ),
  trimestresEnfants: Type.Optional(
    trimestres(
      'Bonifications et majorations accordées pour des enfants : une au moins ouvre la surcote parentale.',
    ),
  ),
  trimestresHorsSurcote: Type.Optional(
    trimestres('Part de l’assurance accordée ni pour des enfants ni pour un handicap : la surcote l’exclut.'),
  ),
  trimestresParArticle: Type.Optional(
    Type.Array(
      Type.Object(
        { article: oneOf(articlesAccordes), trimestres: trimestres('Accordés par cet article, en tout.') },
        { additionalProperties: false },
      ),
      {
        maxItems: 20,
        description:
          'Bonifications et majorations par article : ils disent la surcote, la surcote parentale et l’âge d’annulation mieux que leur seul total, et remplacent trimestresEnfants et trimestresHorsSurcote.',
      },
    ),
  ),
  trimestresHandicap: Type.Optional(
    trimestres(
      'Motif 5 : trimestres accomplis avec un handicap ; sans eux, ceux d’assurance en tiennent lieu.',
    ),
  ),
  annulationA65: Type.Optional(
    Type.Boolean({
      description:
        'La décote disparaît à 65 ans : trimestres de l’art. L. 12 ter, ou aidant d’un enfant handicapé.',
    }),
  ),
  enfants: Type.Integer({ description: 'Enfants élevés neuf ans.' }),
  nbi: Type.Number({
    description: 'Points de nouvelle bonification indiciaire, en moyenne sur leur durée de perception.',
  }),
  trimestresNbi: Type.Optional(
    trimestres(
      'Trimestres de perception de la NBI, à la date de départ ; sans eux, le supplément est un plafond.',
    ),
  ),
  regle: Type.Optional(
    Type.String({
      maxLength: 20,
      description: `Absente : droit en vigueur à la date de départ ; ${reglesForcees.join(', ')} : règles remplacées.`,
    }),
  ),
  rafp: Type.Optional(Type.Object({ points: Type.Number() }, { additionalProperties: false })),
  rachat: Type.Optional(
    Type.Object(
      {
        dateDemande: date('Date de la demande de rachat'),
        trimestres: trimestres('De 1 à 12.'),
        option: Type.Integer({ description: '1 durée, 2 taux, 3 taux et durée.' }),
        indiceMajore: Type.Optional(
          Type.Union([Type.Integer(), Type.String({ maxLength: 12 })], {
            description: 'Indice détenu à la demande, qui fixe le coût ; absent : celui du départ.',
          }),
        ),
        compte: Type.Optional(
          Type.Boolean({
            description: 'Vrai : les trimestres de la demande contiennent déjà ceux du rachat.',
          }),
        ),
      },
      { additionalProperties: false },
    ),
  ),
  progressive: Type.Optional(
    Type.Object(
      { quotite: Type.Integer({ description: 'Pourcentage travaillé, de 50 à 90.' }) },
      { additionalProperties: false },
    ),
  ),
  prelevements: Type.Optional(
    Type.Object(
      { revenuFiscalReference: Type.Number(), parts: Type.Number() },
      { additionalProperties: false },
    ),
  ),
})

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
  dateOuverture: dateSchema({ description: 'Premier versement possible, le 1er d’un mois.' }),
  taux: Type.Number({ description: 'Pourcentage du traitement, après décote ou surcote.' }),
  decote: coefficient,
  surcote: coefficient,
  minimumGaranti: Type.Object({ montantAnnuel: montantEnEuros(), applique: Type.Boolean() }),
  majorationEnfants: Type.Object({ pourcentage: Type.Number(), montantAnnuel: montantEnEuros() }),
  pensionBruteAnnuelle: montantEnEuros(),
  pensionBruteMensuelle: montantEnEuros(),
  indicatif: indicatif('Vrai quand un barème ou une lecture indicatifs font la pension brute.'),
  rafp: Type.Optional(
    Type.Object({
      coefficientAge: Type.Number(),
      forme: oneOf(formesRafp),
      capital: montantEnEuros(),
      renteMensuelle: montantEnEuros(),
      indicatif: indicatif(),
    }),
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
      pensionNetteMensuelle: montantEnEuros(),
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
  body: demandeSchema,
  success: estimationSchema,
  refusals: [444],
})

export type DemandeEstimation = Static<typeof demandeSchema>
