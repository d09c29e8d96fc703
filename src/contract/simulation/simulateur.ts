import { type Static, type TProperties, Type } from 'typebox'
import { dateSchema, sentDateSchema } from '#contract/kit/date.ts'
import { prive, defineCall } from '#contract/kit/call.ts'
import { cirSchema } from '#contract/carriere/cir.ts'
import { departPrevuSchema } from '#contract/carriere/departPrevu.ts'
import { oneOf } from '#contract/kit/oneOf.ts'
import { QUOTITES_PROGRESSIVES } from '#rules/retraite/montant/progressive/seuilsProgressive.ts'
import { SIMULATOR_AGE } from '#rules/simulation/simulateur.ts'
import { sortesDeChoix } from '#rules/simulation/comparaison/choixGarde.ts'

/** Simulations that a person may keep. */
export const NOMBRE_SCENARIOS = 4

const date = sentDateSchema()

/** What is kept as it is sent: nothing else comes with it. */
const closed = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false })

/** What someone supposes, over the account that the retirement service has. */
export const hypothesesSchema = closed({
  dateDepart: date,
  motif: Type.Integer({ minimum: 1, maximum: 5 }),
  indiceMajore: Type.Integer(),
  groupeHorsEchelle: Type.Optional(
    Type.String({
      maxLength: 10,
      description: 'Groupe hors échelle qui donne cet indice, tel qu’il est saisi : A3, F.',
    }),
  ),
  enfants: Type.Integer({
    description: 'Enfants élevés 9 ans, et de 16 ans au moins à la date de départ.',
  }),
  quotites: Type.Array(closed({ debut: date, quotite: Type.Number() }), { maxItems: 10 }),
  quotitesPassees: Type.Optional(
    Type.Array(closed({ periodeId: Type.String({ maxLength: 60 }), quotite: Type.Number() }), {
      maxItems: 100,
      description: 'Temps partiels dont le compte ne dit pas la quotité ; 0 : inconnue.',
    }),
  ),
  trimestresHandicap: Type.Optional(
    Type.Integer({
      description:
        'Motif 5 : trimestres de services accomplis à ce jour avec une incapacité de 50 % au moins.',
    }),
  ),
  trimestresNbi: Type.Optional(
    Type.Integer({ description: 'Trimestres de perception de la NBI, à ce jour.' }),
  ),
  moyenneNbi: Type.Optional(
    Type.Number({ description: 'Points de NBI, en moyenne sur ces trimestres ; absents : ceux du compte.' }),
  ),
  annulationA65: Type.Optional(
    Type.Boolean({ description: 'Aidant d’un enfant handicapé : la décote disparaît à 65 ans.' }),
  ),
  incapacitePermanente: Type.Optional(
    Type.Boolean({ description: 'Incapacité permanente de 50 % au moins au départ : pas de décote.' }),
  ),
  rachat: closed({ trimestres: Type.Integer(), option: oneOf([1, 2, 3]) }),
  pointsRafp: Type.Integer(),
  revenuFiscalReference: Type.Integer(),
  parts: Type.Number(),
  regle: oneOf(['envigueur', 'calendrier2023']),
  quotiteProgressive: Type.Optional(
    Type.Number({
      description: `Quotité de la retraite progressive, en % du temps plein, ${QUOTITES_PROGRESSIVES} ; 80 sans elle.`,
    }),
  ),
})

export type Hypotheses = Static<typeof hypothesesSchema>

const rang = Type.Integer({ minimum: 1, maximum: NOMBRE_SCENARIOS })

/** Longest name that a simulation keeps. */
export const NOM_MAXIMUM = 60

const nom = Type.String({ pattern: '\\S', maxLength: NOM_MAXIMUM })

const garde = { rang, nom, choix: oneOf(sortesDeChoix), hypotheses: hypothesesSchema }

/** Another tab may have deleted the one that was at a rank, and kept another there. */
const simulationId = Type.Optional(
  Type.String({ format: 'uuid', description: 'Nomme la simulation, quelle que soit celle de ce rang.' }),
)

const scenarioSchema = Type.Object({ ...garde, simulationId })

export type Scenario = Static<typeof scenarioSchema>

const shared = { access: 'connecte', service: 'simulation' } as const

export const simulateur = defineCall({
  ...shared,
  method: 'GET',
  path: `${prive}/simulateur/v1`,
  resume: 'Compte sur lequel simuler, et simulations gardées',
  success: Type.Object({
    eligible: Type.Boolean({
      description: `Au moins ${SIMULATOR_AGE} ans, et un compte individuel retraite.`,
    }),
    ouvreLe: Type.Optional(
      dateSchema({ description: `Jour des ${SIMULATOR_AGE} ans, quand il est à venir (AAAA-MM-JJ).` }),
    ),
    cir: Type.Optional(cirSchema),
    departPrevu: Type.Optional(departPrevuSchema),
    listeScenario: Type.Array(scenarioSchema),
  }),
})

export const garderscenario = defineCall({
  ...shared,
  method: 'POST',
  path: `${prive}/gardersimulation/v1`,
  resume:
    'Garde un choix de départ, à ce rang ou au premier libre quand il est pris. Refusé quand tous le sont',
  writes: true,
  body: Type.Object(garde),
  success: Type.Object({}),
  refusals: [404],
})

export const supprimerscenario = defineCall({
  ...shared,
  method: 'POST',
  path: `${prive}/supprimersimulation/v1`,
  resume: 'Supprime une simulation gardée',
  writes: true,
  body: Type.Object({ rang, simulationId }),
  success: Type.Object({}),
})

export const renommerscenario = defineCall({
  ...shared,
  method: 'POST',
  path: `${prive}/renommersimulation/v1`,
  resume: 'Change l’intitulé d’une simulation gardée',
  writes: true,
  body: Type.Object({ rang, simulationId, nom }),
  success: Type.Object({}),
  refusals: [404],
})

export const telechargersimulations = defineCall({
  ...shared,
  method: 'GET',
  path: `${prive}/telechargersimulations/v1`,
  acte: 'telechargement',
  resume: 'Télécharge les simulations gardées en PDF, avec leur détail',
  produces: 'application/pdf',
  success: Type.Unsafe<Uint8Array>(Type.String({ format: 'binary' })),
  refusals: [404],
})

/** What the simulator calls. */
export const appelsSimulateur = [
  simulateur,
  garderscenario,
  supprimerscenario,
  renommerscenario,
  telechargersimulations,
] as const
