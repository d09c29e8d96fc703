import type { EvenementPersona } from './Persona.ts'

const unread = { lu: false } as const

const open = (service: EvenementPersona['service'], nature: Nature, rang: number) =>
  ({ service, actionIhm: 'ouvrirDocument', document: { nature, rang }, ...unread }) as const

type Nature = NonNullable<EvenementPersona['document']>['nature']

const pay: readonly EvenementPersona[] = [
  { ...open('remuneration', 'bulletinPaie', 0), libelle1: 'Nouveau bulletin de paie', ilYAJours: 5 },
  { ...open('remuneration', 'rappel', 0), libelle1: 'Un rappel vous a été versé', ilYAJours: 10 },
  { ...open('remuneration', 'attestationFiscale', 0), libelle1: 'Votre attestation fiscale', ilYAJours: 60 },
  {
    ...open('remuneration', 'bulletinPaie', 1),
    libelle1: 'Nouveau bulletin de paie',
    ilYAJours: 40,
    lu: true,
  },
  { ...open('documentemployeur', 'attestationEmployeur', 0), libelle1: 'Nouveau document', ilYAJours: 12 },
  { ...open('documentemployeur', 'entretien', 0), libelle1: 'Votre entretien professionnel', ilYAJours: 150 },
  { ...open('documentemployeur', 'arrete', 0), libelle1: 'Votre avancement', ilYAJours: 400 },
]

const pension: readonly EvenementPersona[] = [
  {
    ...open('remunerationpension', 'bulletinPension', 0),
    libelle1: 'Nouveau bulletin de pension',
    ilYAJours: 5,
  },
  { ...open('titrepension', 'titrePension', 0), libelle1: 'Votre titre de pension', ilYAJours: 8 },
  {
    ...open('remunerationpension', 'attestationFiscalePension', 0),
    libelle1: 'Votre attestation fiscale de pension',
    ilYAJours: 60,
  },
]

const followUps: readonly EvenementPersona[] = [
  {
    service: 'suividepartretraite',
    actionIhm: 'lienSuiviRetraite',
    libelle1: 'Démarrage du traitement de votre demande',
    libelle2: 'Consultez le suivi de votre demande',
    ilYAJours: 4,
    ...unread,
  },
  {
    service: 'suividepartretraite',
    actionIhm: 'SUIVI_RETRAITE',
    libelle1: 'Votre employeur doit compléter votre demande',
    libelle2: 'Vous n’avez rien à faire',
    ilYAJours: 7,
    ...unread,
  },
  {
    ...open('suividepartretraite', 'accuseReceptionDepart', 0),
    libelle1: 'Votre demande de retraite a été reçue',
    ilYAJours: 9,
  },
  {
    service: 'suividepartretraiteprogressive',
    actionIhm: 'lienSuiviRetraiteProgressive',
    libelle1: 'Votre demande de retraite progressive avance',
    libelle2: 'Consultez le suivi de votre demande',
    ilYAJours: 10,
    ...unread,
  },
  {
    service: 'suividepartretraiteprogressive',
    actionIhm: 'SUIVI_RETRAITE_PROGRESSIVE',
    libelle1: 'Le document de votre employeur a été transmis',
    ilYAJours: 30,
    ...unread,
  },
  {
    ...open('suividepartretraiteprogressive', 'recapitulatifProgressive', 0),
    libelle1: 'Votre récapitulatif est disponible',
    ilYAJours: 70,
  },
]

const account: readonly EvenementPersona[] = [
  {
    service: 'compteindividuelretraite',
    actionIhm: 'lienCompteIndividuelRetraite',
    libelle1: 'Une période manque à votre carrière',
    libelle2: 'Vérifiez votre compte individuel retraite',
    ilYAJours: 2,
    ...unread,
  },
  {
    service: 'compteindividuelretraite',
    actionIhm: 'COMPTE_INDIVIDUEL_RETRAITE',
    libelle1: 'Un temps partiel est à préciser',
    libelle2: 'Vérifiez votre compte individuel retraite',
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
    ...unread,
  },
  {
    service: 'retraite',
    actionIhm: 'DEMANDE_DEPART_RETRAITE',
    libelle1: 'Reprenez votre demande en brouillon',
    ilYAJours: 25,
    ...unread,
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
    service: 'identite',
    actionIhm: 'confirmerIdentite',
    libelle1: 'Confirmez votre identité',
    libelle2: 'Quatre chiffres de votre IBAN vous seront demandés',
    ilYAJours: 1,
    ...unread,
  },
  {
    service: 'identite',
    actionIhm: 'CONFIRMER_IDENTITE',
    libelle1: 'Vérifiez vos références bancaires',
    libelle2: 'Un changement de compte nous a été signalé',
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

/** Unread events in every group of the dashboard and of every action; more than two in most groups. */
export const camilleEvents: readonly EvenementPersona[] = [
  ...others,
  ...pay,
  ...pension,
  ...followUps,
  ...account,
]
