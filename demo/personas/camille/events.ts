import type { EvenementPersona } from '../Persona.ts'

const unread = { lu: false } as const

type Nature = NonNullable<EvenementPersona['document']>['nature']

const open = (service: EvenementPersona['service'], nature: Nature, rang: number) =>
  ({ service, actionIhm: 'ouvrirDocument', document: { nature, rang }, ...unread }) as const

const pay: readonly EvenementPersona[] = [
  { ...open('remuneration', 'bulletinPaie', 0), libelle1: 'Nouveau bulletin de paie' },
  { ...open('remuneration', 'rappel', 0), libelle1: 'Un rappel vous a été versé' },
  { ...open('remuneration', 'bulletinPaie', 1), libelle1: 'Nouveau bulletin de paie', lu: true },
  { ...open('remuneration', 'attestationFiscale', 0), libelle1: 'Votre attestation fiscale', lu: true },
  { ...open('documentemployeur', 'attestationEmployeur', 0), libelle1: 'Nouveau document' },
  { ...open('documentemployeur', 'arrete', 0), libelle1: 'Votre avancement' },
  { ...open('documentemployeur', 'entretien', 0), libelle1: 'Votre entretien professionnel', lu: true },
]

const pension: readonly EvenementPersona[] = [
  { ...open('remunerationpension', 'bulletinPension', 0), libelle1: 'Nouveau bulletin de pension' },
  {
    ...open('remunerationpension', 'attestationFiscalePension', 0),
    libelle1: 'Votre attestation fiscale de pension',
  },
  { ...open('titrepension', 'titrePension', 0), libelle1: 'Votre titre de pension' },
]

const followUps: readonly EvenementPersona[] = [
  {
    service: 'suividepartretraite',
    actionIhm: 'lienSuiviRetraite',
    libelle1: 'Votre demande de retraite est à vérifier par le Service des Retraites de l’État',
    libelle2: 'Suivez-la étape par étape',
    ilYAJours: 9,
    ...unread,
  },
  {
    ...open('suividepartretraite', 'accuseReceptionDepart', 0),
    libelle1: 'Votre demande de retraite a été reçue',
    lu: true,
  },
  {
    service: 'suividepartretraiteprogressive',
    actionIhm: 'lienSuiviRetraiteProgressive',
    libelle1: 'Dossier annulé par le Service des Retraites de l’État.',
    libelle2: 'Son suivi se ferme sept jours après',
    ilYAJours: 2,
    ...unread,
  },
  {
    ...open('suividepartretraiteprogressive', 'recapitulatifProgressive', 0),
    libelle1: 'Votre récapitulatif est disponible',
    lu: true,
  },
  {
    service: 'suividepartretraiteprogressive',
    actionIhm: 'lienSuiviRetraiteProgressive',
    libelle1: 'Demande reçue par le Service des Retraites de l’État',
    ilYAJours: 72,
    lu: true,
  },
]

const account: readonly EvenementPersona[] = [
  {
    service: 'compteindividuelretraite',
    actionIhm: 'lienCompteIndividuelRetraite',
    libelle1: 'Une période manque à votre carrière',
    libelle2: 'Vérifiez votre compte individuel retraite',
    objet: 'periodemanquante',
    ilYAJours: 2,
    ...unread,
  },
  {
    service: 'compteindividuelretraite',
    actionIhm: 'COMPTE_INDIVIDUEL_RETRAITE',
    libelle1: 'Un temps partiel est à préciser',
    libelle2: 'Vérifiez votre compte individuel retraite',
    objet: 'periode-6',
    ilYAJours: 2,
    ...unread,
  },
  {
    service: 'compteindividuelretraite',
    actionIhm: 'securiserCompte',
    libelle1: 'Validez les informations de votre compte',
    ilYAJours: 20,
    ...unread,
  },
  {
    service: 'compteindividuelretraite',
    actionIhm: 'SECURISER_COMPTE',
    libelle1: 'Vos enfants ont été ajoutés à votre compte',
    ilYAJours: 45,
    ...unread,
  },
  {
    service: 'retraite',
    actionIhm: 'lienDemandeDepartRetraite',
    libelle1: 'Préparez votre demande de retraite',
    libelle2: 'Entre 18 et 6 mois avant votre départ',
    ilYAJours: 15,
    lu: true,
  },
  {
    service: 'retraite',
    actionIhm: 'ouvrirUrl',
    libelle1: 'Votre retraite, tous régimes confondus',
    libelle2: 'Sur le site info-retraite.fr',
    referenceUrl: 'https://www.info-retraite.fr/',
    ilYAJours: 50,
    ...unread,
  },
]

const others: readonly EvenementPersona[] = [
  {
    service: 'information',
    actionIhm: 'ouvrirUrl',
    libelle1: 'Changer de situation : vos démarches',
    libelle2: 'Sur le site service-public.gouv.fr',
    referenceUrl: 'https://www.service-public.gouv.fr/',
    ilYAJours: 3,
    ...unread,
  },
  {
    service: 'information',
    actionIhm: 'ouvrirUrl',
    libelle1: 'Déclaration de revenus',
    libelle2: 'Sur le site impots.gouv.fr',
    referenceUrl: 'https://www.impots.gouv.fr/',
    ilYAJours: 90,
    lu: true,
  },
]

/** Unread events in every group of the dashboard; more than two in most groups. */
export const camilleEvents: readonly EvenementPersona[] = [
  ...others,
  ...pay,
  ...pension,
  ...followUps,
  ...account,
]
