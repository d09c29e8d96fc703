import type { CalendarDate } from '#rules/calendar/dates.ts'

/** Last day on which every address, and the transcription, were looked for again in stored copies. */
const REVU: CalendarDate = '2026-11-27'

/**
 * Where an example was seen again on that day: in a stored copy of the page, in the public transcription that gave it (repository
 * g-pliberal/retraitecomptenotionelle, file tests/temoins/exemples_officiels.yaml, commit 03cc8be9), or nowhere.
 */
type Revue = 'page' | 'transcription' | 'non'

/** Who published an example, under which title, and where. `date` is the day that the publisher gives, or on which it was first read. */
export interface Source {
  readonly editeur: string
  readonly titre: string
  readonly date: CalendarDate
  readonly adresse: string
  readonly revue: Revue
}

const SERVICE_PUBLIC = 'https://www.service-public.gouv.fr/particuliers/vosdroits'
const SRE = 'https://retraitesdeletat.gouv.fr/actif/le-calcul-de-ma-retraite'
const CNRACL = 'https://www.juris-cnracl.retraites.fr/pension-normale'
const CNAV = 'https://legislation.lassuranceretraite.fr'
const UNION = 'https://www.info-retraite.fr'
const RAFP = 'https://www.rafp.fr'

const dePublication =
  (editeur: string) =>
  (titre: string, date: CalendarDate, adresse: string, revue: Revue = 'non'): Source => ({
    editeur,
    titre,
    date,
    adresse,
    revue,
  })

const servicePublic = dePublication('service-public.gouv.fr')
const sre = dePublication('Service des Retraites de l’État')
const cnracl = dePublication('CNRACL')
const cnav = dePublication('Cnav')
const union = dePublication('Union Retraite')
const erafp = dePublication('ERAFP')

/** The publications that the examples come from. */
export const sources = {
  decoteAgent: servicePublic(
    'F20349, Retraite d’un agent public : qu’est-ce que la décote ?',
    '2026-01-01',
    `${SERVICE_PUBLIC}/F20349`,
    'transcription',
  ),
  surcoteAgent: servicePublic(
    'F16494, Retraite d’un agent public : qu’est-ce que la surcote ?',
    '2026-05-18',
    `${SERVICE_PUBLIC}/F16494`,
    'transcription',
  ),
  surcoteAgent2021: servicePublic(
    'F16494, Retraite de base d’un fonctionnaire : majoration de la pension, exemple',
    '2021-08-02',
    `${SERVICE_PUBLIC}/F16494`,
  ),
  handicapAgent: servicePublic(
    'F16494, Majoration de la pension : départ anticipé pour handicap, exemple',
    '2026-11-24',
    `${SERVICE_PUBLIC}/F16494`,
    'page',
  ),
  calculAgent: servicePublic(
    'F21142, Calcul de la retraite de base d’un fonctionnaire',
    '2026-09-01',
    `${SERVICE_PUBLIC}/F21142`,
  ),
  enfantsAgent: servicePublic(
    'F37311, Comment les enfants sont-ils pris en compte pour la retraite de l’agent public ?',
    '2026-09-01',
    `${SERVICE_PUBLIC}/F37311`,
    'transcription',
  ),
  sreDecote: sre('La décote, exemple de Brigitte S.', '2026-09-24', `${SRE}/la-decote`, 'transcription'),
  sreSurcote: sre('La surcote, exemple de Brigitte S.', '2026-09-24', `${SRE}/la-surcote`, 'transcription'),
  sreMinimum: sre(
    'Le minimum garanti, montants au 1er janvier 2026',
    '2026-09-24',
    `${SRE}/le-minimum-garanti`,
  ),
  sreFormule: sre('La formule de calcul', '2026-10-08', `${SRE}/la-formule-de-calcul`),
  sreHandicap: sre(
    'Je suis fonctionnaire et atteint d’un handicap, durée d’assurance cotisée requise',
    '2026-11-27',
    'https://retraitesdeletat.gouv.fr/node/339',
    'page',
  ),
  cnraclSurcote: cnracl(
    'Calcul de la surcote, exemple 3',
    '2026-09-28',
    `${CNRACL}/duree-dassurance-decote-et-surcote/calcul-de-la-surcote-0`,
    'transcription',
  ),
  cnraclDecote: cnracl(
    'Calcul de la pension avec application de la décote',
    '2026-09-24',
    CNRACL,
    'transcription',
  ),
  cnraclAvant60: cnracl(
    'Durée d’assurance requise : départ anticipé avant 60 ans pour un autre motif',
    '2026-09-01',
    CNRACL,
    'transcription',
  ),
  cnraclPlafonds: cnracl(
    'Montant définitif de pension',
    '2026-11-23',
    'https://cnracl.retraites.fr/employeur/demande-de-pension/calcul-de-pension/montant-definitif-de-pension',
    'page',
  ),
  cnraclNbi: cnracl(
    'Nouvelle bonification indiciaire, exemple de la directrice de crèche',
    '2026-11-23',
    'https://juris-cnracl.retraites.fr/node/2157',
  ),
  cnraclTrimestres: cnracl(
    'Trimestres liquidables',
    '2016-09-22',
    `${CNRACL}/calcul-de-la-pension/trimestres-liquidables`,
  ),
  cnraclEtudes: cnracl(
    'Rachat d’études supérieures, exemples des trimestres éligibles',
    '2026-11-27',
    'https://cnracl.retraites.fr/employeur/carriere/rachat-detudes-superieures',
    'page',
  ),
  cnavAge: cnav('Circulaire 2026-07, âge légal et durée d’assurance', '2026-03-05', CNAV, 'transcription'),
  cnavHandicap: cnav(
    'Circulaire 2026-18, retraite anticipée des assurés handicapés',
    '2026-06-15',
    CNAV,
    'transcription',
  ),
  cnavLongue: cnav(
    'Circulaire 2026-29, retraite anticipée pour carrière longue',
    '2026-09-04',
    CNAV,
    'transcription',
  ),
  unionAge: union('Simulateur « Âge légal de départ à la retraite »', '2026-10-04', UNION, 'transcription'),
  unionHandicap: union(
    'Simulateur « Retraite anticipée en situation de handicap »',
    '2026-10-04',
    UNION,
    'transcription',
  ),
  unionLongue: union(
    'Simulateur de départ anticipé pour carrière longue',
    '2026-10-01',
    UNION,
    'transcription',
  ),
  cgosCalcul: dePublication('C.G.O.S')(
    'Réforme des retraites, guide de poche, page 19 : calcul de la pension de base',
    '2026-11-27',
    'https://crh.cgos.info/files/reforme-des-retraites/files/basic-html/page19.html',
  ),
  courDesComptes: dePublication('Cour des comptes')(
    'Les retraites des fonctionnaires de l’État, annexe 3, tableau 20',
    '2026-09-22',
    'https://www.ccomptes.fr/fr/publications/les-retraites-des-fonctionnaires-de-letat',
  ),
  rafpSimulateur: erafp('Simulateur de prestation', '2026-10-04', RAFP, 'transcription'),
  rafpPage: erafp(
    'Calcul et paiement de votre prestation RAFP',
    '2026-10-05',
    `${RAFP}/calcul-et-paiement-de-votre-prestation-rafp`,
    'transcription',
  ),
  rafpPage2024: erafp(
    'Calcul et paiement de votre prestation RAFP, exemple de calcul en capital de 2024',
    '2026-11-23',
    `${RAFP}/calcul-et-paiement-de-votre-prestation-rafp`,
    'page',
  ),
  rafpPage2025: erafp(
    'Calcul et paiement de votre prestation RAFP, exemple de calcul en capital de 2025',
    '2026-11-23',
    'https://rafp.fr/actif/activite/calcul-et-paiement-votre-prestation-rafp',
    'page',
  ),
  rafpRapport2015: erafp(
    'Rapport annuel 2015, prestations-types, page 17',
    '2026-10-04',
    RAFP,
    'transcription',
  ),
  rafpRapport2022: erafp(
    'Rapport annuel 2022, prestations-types, page 29',
    '2026-10-04',
    RAFP,
    'transcription',
  ),
} as const satisfies Record<string, Source>

const revues: Readonly<Record<Revue, string>> = {
  page: `page revue le ${REVU}`,
  transcription: `transcription revue le ${REVU}, page non revue`,
  non: `non revu le ${REVU}`,
}

/** How a test names the publication of an example, and whether it was found again. */
export const citer = ({ editeur, titre, date, revue }: Source): string =>
  `${editeur}, ${titre} (${date} ; ${revues[revue]})`
