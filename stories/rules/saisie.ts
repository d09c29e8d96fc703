import { isPostcode, FRANCE } from '#rules/profil/adresse.ts'
import { parseContentRange, wholeRange } from '#rules/documents/contentRange.ts'
import { dateFault, typedDate } from '#rules/calendar/dateSaisie.ts'
import { centimes } from '#rules/money.ts'
import { centimesEnChiffres } from '#rules/format/nombres.ts'
import { formatNir, nirFault, nirKey, normaliseNir } from '#rules/connexion/nir.ts'
import { isSimulatorOpen, SIMULATOR_AGE } from '#rules/simulation/simulateur.ts'
import { formatTelephone, isTelephone, normaliseTelephone } from '#rules/profil/telephone.ts'

/** A rule shown by what it gives for examples. */
export interface Regle {
  readonly legende: string
  readonly colonnes: readonly string[]
  readonly lignes: readonly (readonly string[])[]
}

/** Day on which the examples are computed. */
const AUJOURDHUI = '2026-11-21'

const ouiNon = (verdict: boolean) => (verdict ? 'oui' : 'non')

/** What the rules give for one typed NIR. */
export const ligneNir = (typed: string): readonly string[] => {
  const nir = normaliseNir(typed)
  const key = nir.length === 15 ? String(nirKey(nir.slice(0, 13))).padStart(2, '0') : '–'
  return [typed, formatNir(nir), key.includes('NaN') ? '–' : key, nirFault(nir) ?? 'accepté']
}

export const colonnesNir = ['Saisi', 'Affiché', 'Clé calculée', 'Verdict']

const nir: Regle = {
  legende: 'nir – numéro de sécurité sociale',
  colonnes: colonnesNir,
  lignes: [
    '269057505601260',
    '2 69 05 75 056 012 60',
    '1 64 06 2a 004 015 45',
    '270112B03301109',
    '269057505601261',
    '26905750560126',
    '26905C505601260',
    '369057505601260',
  ].map(ligneNir),
}

const dates: Regle = {
  legende: `dateSaisie – date saisie, le ${AUJOURDHUI}`,
  colonnes: ['Saisi', 'Date', 'Verdict sans borne', 'Verdict, au plus tard aujourd’hui'],
  lignes: ['1/2/2024', '01/02/24', '29/02/2024', '29/02/2023', '31/12/45', '31/12/2026', '2024-02-01'].map(
    (typed) => [
      typed,
      typedDate(typed, AUJOURDHUI) || '–',
      dateFault(typed, AUJOURDHUI) ?? 'accepté',
      dateFault(typed, AUJOURDHUI, { max: AUJOURDHUI }) ?? 'accepté',
    ],
  ),
}

const montants: Regle = {
  legende: 'montant – montant en euros',
  colonnes: ['Saisi', 'Centimes', 'Affiché'],
  lignes: ['1 250,5', '12', '0,50', '12,345', '1.5'].map((typed) => {
    const cents = centimes(typed)
    return [
      typed,
      cents === undefined ? 'refusé' : `${cents}`,
      cents === undefined ? '–' : centimesEnChiffres(cents),
    ]
  }),
}

const telephones: Regle = {
  legende: 'telephone – numéro de téléphone',
  colonnes: ['Saisi', 'Normalisé', 'Accepté', 'Affiché'],
  lignes: ['0612345678', '+33 6 12 34 56 78', '0033612345678', '+3225550123', '061234567'].map((typed) => [
    typed,
    normaliseTelephone(typed),
    ouiNon(isTelephone(typed)),
    formatTelephone(typed),
  ]),
}

const postcodes: Regle = {
  legende: 'adresse – code postal selon le pays',
  colonnes: ['Saisi', `En France (${FRANCE})`, 'Ailleurs (99131)'],
  lignes: ['75012', '1000', 'SW1A 2AA', '12-34', '12_34'].map((typed) => [
    typed,
    ouiNon(isPostcode(typed, FRANCE)),
    ouiNon(isPostcode(typed, '99131')),
  ]),
}

const ranges: Regle = {
  legende: 'contentRange – lecture de content-range',
  colonnes: ['Texte', 'Intervalle', 'Total', 'Terminé'],
  lignes: ['0-9/25', '20-24/25', wholeRange(3), wholeRange(0), 'illisible'].map((text) => {
    const range = parseContentRange(text)
    return range ? [text, range.indexRange, `${range.total}`, ouiNon(range.termine)] : [text, '–', '–', '–']
  }),
}

const simulateur: Regle = {
  legende: `simulateur – ouvert à partir de ${SIMULATOR_AGE} ans, le ${AUJOURDHUI}`,
  colonnes: ['Naissance', 'Compte individuel', 'Service accordé', 'Ouvert'],
  lignes: [
    ['1981-11-21', true, true] as const,
    ['1981-11-22', true, true] as const,
    ['1970-01-01', false, true] as const,
    ['1970-01-01', true, false] as const,
  ].map(([dateNaissance, cir, serviceAccorde]) => [
    dateNaissance,
    ouiNon(cir),
    ouiNon(serviceAccorde),
    ouiNon(isSimulatorOpen({ dateNaissance, cir, serviceAccorde, today: AUJOURDHUI })),
  ]),
}

/** What people type, and what the rules make of it. */
export const reglesDeSaisie: readonly Regle[] = [
  nir,
  dates,
  montants,
  telephones,
  postcodes,
  ranges,
  simulateur,
]
