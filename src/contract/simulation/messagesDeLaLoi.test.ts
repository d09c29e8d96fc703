import { describe, expect, it } from 'vitest'
import { dateEnLettres } from '#rules/format/dates.ts'
import { enLettres } from '#rules/format/nombres.ts'
import { JOURS_PAR_TRIMESTRE, TRIMESTRES_PAR_AN } from '#rules/retraite/regle/trimestres.ts'
import { debutDit, REPUTES_ENFANTS, reputesCotises } from '#rules/retraite/droit/longueCarriere.ts'
import { debutsLongueCarriere } from '#rules/retraite/demande/demande.ts'
import { ENFANTS_MAXIMUM as ENFANTS_DEMANDE } from '#contract/demande/bornes.ts'
import {
  ENFANTS_MAXIMUM,
  NBI_MAXIMUM,
  TRIMESTRES_MAXIMUM,
} from '#rules/retraite/estimation/verification/fautesDesNombres.ts'
import { INDICE_MAXIMUM, INDICE_MINIMUM } from '#rules/retraite/montant/indice.ts'
import { ageRachatAtteint, RACHAT_MAXIMUM } from '#rules/retraite/montant/rachat.ts'
import { derniereRegle, lois, partiesDe, PREMIER_EFFET } from '#rules/retraite/regle/regle.ts'
import { loiDite } from '#rules/retraite/regle/loiDite.ts'
import { repereDepartSchema } from '#contract/accueil/reperes.ts'
import { textesRetraite, textesSimulation } from './messages.ts'
import { hypothesesSchema } from './simulateur.ts'

/**
 * These sentences land in every page, where the files of the law would weigh too much: they say its numbers, and this test reads
 * the law for them. A law that changes one of them fails here.
 */
describe('sentences that say a number of the law say that of its last file', () => {
  const regle = derniereRegle()
  const { familyReasons, abroad, disability, minimumServices, referenceIndex } = partiesDe(regle)
  const enfants = enLettres(familyReasons.children)
  const annees = familyReasons.serviceQuarters / TRIMESTRES_PAR_AN
  const debut = debutDit(`l’année de vos ${debutsLongueCarriere.at(-1)} ans`, regle)
  const pourEnfants = reputesCotises(regle).find(({ type }) => type === REPUTES_ENFANTS)?.maxQuarters ?? 0
  const depuis = lois.find(({ effectFrom }) =>
    reputesCotises(effectFrom).some(({ type }) => type === REPUTES_ENFANTS),
  )?.effectFrom

  it.each([
    ['RETRAITE_DEPART_ANCIEN', dateEnLettres(PREMIER_EFFET)],
    ['RETRAITE_MOTIF_TROIS_ENFANTS', `au moins ${enfants} enfants`],
    [
      'RETRAITE_MOTIF_TROIS_ENFANTS_FERME',
      `avant ${familyReasons.threeChildrenBefore.slice(0, 4)}, ${enfants} enfants et ${enLettres(annees)} ans`,
    ],
    [
      'RETRAITE_MOTIF_QUINZE_ANS',
      `${enLettres(annees)} ans de services effectifs, soit ${familyReasons.serviceQuarters} trimestres`,
    ],
    ['RETRAITE_LONGUE_CARRIERE_DEBUT', debut],
    [
      'RETRAITE_LONGUE_CARRIERE_TRIMESTRES',
      `à partir du ${dateEnLettres(depuis ?? regle)}, ${enLettres(pourEnfants)} trimestres accordés pour vos enfants`,
    ],
    ['RETRAITE_HANDICAP_AGE', `à partir de ${disability.steps[0]?.years} ans`],
    ['RETRAITE_INDICE_ABSENT', `depuis ${enLettres(referenceIndex.heldMonths)} mois`],
    [
      'RETRAITE_DEUX_ANS_DE_SERVICES',
      `${enLettres(minimumServices.quarters / TRIMESTRES_PAR_AN)} ans de services, soit ${minimumServices.quarters} trimestres`,
    ],
    [
      'RETRAITE_BONIFICATION_DEPAYSEMENT',
      `${abroad.serviceQuarters / TRIMESTRES_PAR_AN} ans de services, soit ${abroad.serviceQuarters} trimestres`,
    ],
    ['RETRAITE_INDICE_BORNES', `de ${INDICE_MINIMUM} à ${INDICE_MAXIMUM}`],
    ['RETRAITE_TRIMESTRES', `jusqu’à ${TRIMESTRES_MAXIMUM}`],
    ['RETRAITE_JOURS', `moins de ${JOURS_PAR_TRIMESTRE} en plus de trimestres entiers`],
    ['RETRAITE_JOURS', `${TRIMESTRES_MAXIMUM / TRIMESTRES_PAR_AN} ans de services au plus`],
    ['RETRAITE_ENFANTS', `de 0 à ${ENFANTS_MAXIMUM}`],
    ['RETRAITE_NBI', `de 0 à ${NBI_MAXIMUM}`],
    ['RETRAITE_RACHAT_TRIMESTRES', `de 1 à ${RACHAT_MAXIMUM}`],
    // The open call takes both, and answers with this sentence (art. L. 89 bis CPCMR).
    ['RETRAITE_PROGRESSIVE_QUOTITE', 'celle d’un emploi à temps incomplet, de 1 à 99'],
  ] as const)('%s', (cle, dit) => {
    expect(textesRetraite[cle]).toContain(dit)
  })

  // Descriptions of the calls whose files are in every page too, or in those that do without the law.
  const {
    enfants: eleves,
    trimestresHandicap,
    annulationA65,
    incapacitePermanente,
  } = hypothesesSchema.properties
  const simple = (texte: string) => texte.replaceAll('\u00A0', ' ')
  const decrit = (schema: object) => ('description' in schema ? String(schema.description) : '')

  it.each([
    ['SIMULATION_TRIMESTRES_HANDICAP', textesSimulation.SIMULATION_TRIMESTRES_HANDICAP, loiDite.incapacite],
    ['trimestresHandicap', decrit(trimestresHandicap), loiDite.incapacite],
    ['incapacitePermanente', decrit(incapacitePermanente), loiDite.incapacite],
    ['annulationA65', decrit(annulationA65), loiDite.ageAidant],
    ['enfants', decrit(eleves), `${loiDite.eleve}, et de ${loiDite.ageEnfant}`],
    ['dateOuverture', decrit(repereDepartSchema.properties.dateOuverture), loiDite.services],
  ])('%s', (_, texte, dit) => {
    expect(simple(texte)).toContain(simple(dit))
  })

  it('a request takes as many children as an estimate', () => {
    expect(ENFANTS_DEMANDE).toBe(ENFANTS_MAXIMUM)
  })

  it('names the first day of a year where it names the year alone', () => {
    expect(familyReasons.threeChildrenBefore.slice(4)).toBe('-01-01')
  })

  it('RETRAITE_RACHAT_AGE_MINIMUM', () => {
    const age = Number(/partir de (\d+) ans/.exec(textesRetraite.RETRAITE_RACHAT_AGE_MINIMUM)?.[1])
    expect(ageRachatAtteint('1990-06-15', `${1990 + age}-06-15` as '2010-06-15')).toBe(true)
    expect(ageRachatAtteint('1990-06-15', `${1990 + age}-06-14` as '2010-06-14')).toBe(false)
  })
})
