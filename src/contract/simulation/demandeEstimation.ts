import { QUOTITES_PROGRESSIVES } from '#rules/retraite/montant/progressive/seuilsProgressive.ts'
import { categories } from '#rules/retraite/demande/categorie.ts'
import { articlesAccordes } from '#rules/retraite/demande/articles.ts'
import { type DebutDeCarriere, debutsLongueCarriere } from '#rules/retraite/demande/demande.ts'
import { loiDite } from '#rules/retraite/regle/loiDite.ts'
import { PREMIER_EFFET, reglesForcees } from '#rules/retraite/regle/regle.ts'
import { type Static, Type } from 'typebox'
import { sentDateSchema } from '#contract/kit/date.ts'
import { oneOf } from '#contract/kit/oneOf.ts'

const date = (description: string) => sentDateSchema(`${description} (AAAA-MM-JJ).`)

const trimestres = (description: string) => Type.Integer({ description })

/** What the pension function needs: a field for each fact that the engine reads. */
export const demandeEstimation = Type.Object({
  dateNaissance: date('Date de naissance, de 1950 à 2010'),
  categorie: Type.String({ maxLength: 20, description: 'sedentaire, active ou superactive.' }),
  emploi: Type.Optional(
    Type.Unsafe<(typeof categories)[number]>({
      ...oneOf(categories),
      description: 'Catégorie de l’emploi occupé, si elle est autre : sa limite d’âge compte.',
    }),
  ),
  servicesClassesEtablis: Type.Optional(
    Type.Boolean({
      description:
        'Vrai : la durée de services classés qui ouvre l’âge anticipé est établie ; sinon supposée.',
    }),
  ),
  finDuTravail: Type.Optional(
    date('Lendemain du dernier jour travaillé, s’il précède le départ : pas de surcote ensuite'),
  ),
  dateDepart: date(`Effet de la pension, le 1er d’un mois, à partir du ${PREMIER_EFFET}`),
  motif: Type.Integer({
    description: `1 âge d’ouverture des droits (légal, anticipé ou minoré selon la catégorie), 2 ${loiDite.enfants}, 3 carrière longue, 4 enfant handicapé, 5 fonctionnaire handicapé.`,
  }),
  indiceMajore: Type.Union([Type.Integer(), Type.String({ maxLength: 12 })], {
    description: `Indice majoré détenu depuis ${loiDite.indiceTenu}, ou groupe hors échelle (A3, BB1).`,
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
  trimestresReputesIncertains: Type.Optional(
    trimestres('Part de ceux-ci réputée cotisée par un nombre qu’aucun texte ne confirme encore (enfants).'),
  ),
  trimestresAilleurs: Type.Optional(
    trimestres('Part de ceux-ci validée par d’autres régimes, sans que l’on sache s’ils ont été cotisés.'),
  ),
  cotisesAtteints: Type.Optional(
    date(
      'Motif 3 : jour où les trimestres cotisés requis ont été atteints ; sans lui, ceux de trop sont supposés les derniers',
    ),
  ),
  debutAvant: Type.Optional(
    Type.Unsafe<DebutDeCarriere>({
      enum: [...debutsLongueCarriere, 'tardif'],
      description:
        'Motif 3 : âge avant lequel la carrière a commencé, ou tardif ; sans lui, le plus tard que la date permet est supposé.',
    }),
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
  assuranceALAge: Type.Optional(
    Type.Object(
      {
        trimestres: trimestres('Entiers, sans ceux que la surcote exclut.'),
        jours: Type.Integer({ description: 'Au-delà de ces trimestres, de 0 à 89.' }),
      },
      {
        additionalProperties: false,
        description:
          'Durée d’assurance au jour de l’âge légal : la surcote parentale n’en compte que les trimestres entiers ; sans elle, celle du départ en tient lieu.',
      },
    ),
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
      'Motif 5, ou retraite progressive avec une incapacité permanente : trimestres accomplis avec un handicap ; sans eux, ceux d’assurance tiennent lieu de condition du motif 5.',
    ),
  ),
  joursHandicap: Type.Optional(
    Type.Integer({ description: 'Jours accomplis avec un handicap au-delà de ces trimestres, de 0 à 89.' }),
  ),
  annulationA65: Type.Optional(
    Type.Boolean({
      description: `La décote disparaît à ${loiDite.ageAidant} : trimestres de l’art. L. 12 ter, ou aidant d’un enfant handicapé.`,
    }),
  ),
  incapacitePermanente: Type.Optional(
    Type.Boolean({
      description: `Incapacité permanente de ${loiDite.incapacite} au moins au départ : pas de décote, quel que soit le motif.`,
    }),
  ),
  enfants: Type.Integer({
    description: `Enfants élevés ${loiDite.eleve}, et de ${loiDite.ageEnfant} au moins à la date de départ : la majoration n’est payée qu’à partir de cet âge.`,
  }),
  enfantsDuMotif: Type.Optional(
    Type.Integer({
      description: `Motifs 2 et 4 : enfants concernés, élevés ${loiDite.eleve} ou non ; absent : les mêmes.`,
    }),
  ),
  avantFermeture: Type.Optional(
    Type.Object(
      { enfants: Type.Integer(), trimestres: trimestres('Services effectifs.') },
      {
        additionalProperties: false,
        description: 'Motif 2 : ce que l’agent avait avant que ce droit ne ferme, au 1er janvier 2012.',
      },
    ),
  ),
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
        dateDemande: date('Date de la demande de rachat, avant celle du départ'),
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
      {
        quotite: Type.Number({
          description: `Pourcentage travaillé, entier ou non, ${QUOTITES_PROGRESSIVES} ; de 1 à 99 dans un emploi à temps incomplet.`,
        }),
        tempsIncomplet: Type.Optional(Type.Boolean({ description: 'Vrai : emploi à temps incomplet.' })),
      },
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

export type DemandeEstimation = Static<typeof demandeEstimation>
