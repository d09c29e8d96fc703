import { string } from 'yup'
import { caseACocher, choixDeCode, code, dateDite, mois } from '#contract/kit/questions/natures.ts'
import type { Questionnaire, Valeurs } from '#contract/kit/questions/question.ts'
import { type MessageKey, messageKey } from '#contract/messages.ts'
import { anneeDe, type CalendarDate, isCalendarDate, jourDe } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import {
  commenceTropTard,
  type FauteDeDepart,
  fauteDeDepart,
  premierDepart,
} from '#rules/demande/motifDepart.ts'
import { motifs } from '#rules/retraite/demande/demande.ts'
import { anneesJusqua, compteBancaire, type Contexte, jugement, jugementDepart } from './commun.ts'
import { conditionsDites, libellesMotifDepart, motifsDit } from './motifs.ts'

const fautes: Readonly<Record<FauteDeDepart, MessageKey>> = {
  DEPART_PREMIER_DU_MOIS: messageKey('RETRAITE_DEPART_PREMIER_DU_MOIS'),
  DEPART_AGE_MAXIMUM: messageKey('RETRAITE_DEPART_AGE_MAXIMUM'),
  DEPART_PASSE: messageKey('RETRAITE_DEPART_PASSE'),
  AVANT_AGE: messageKey('RETRAITE_AVANT_AGE'),
  LONGUE_CARRIERE_AGE: messageKey('RETRAITE_LONGUE_CARRIERE_AGE'),
  HANDICAP_AGE: messageKey('RETRAITE_HANDICAP_AGE'),
}

/** Age beyond which nobody stays at work, whatever the extensions. */
const AGE_DERNIER = 75

/** Years offered for a departure or a payment: from the present one to that of an age that nobody passes at work. */
export const anneesDeDepart = ({ identite, today }: Contexte): readonly number[] => {
  const last = Number(identite.dateNaissance.slice(0, 4)) + AGE_DERNIER
  return anneesJusqua(today, Math.max(last, Number(today.slice(0, 4)) + 1))
}

const calendrier = (contexte: Contexte) => ({ nature: 'mois', annees: anneesDeDepart(contexte) }) as const

/** From when a reason lets the person leave, in words; undefined when it has no age of its own. */
export const premiereDate = (codeMotifDepart: number, contexte: Contexte): string | undefined => {
  const { today } = contexte
  const date = premierDepart({ ...jugementDepart(contexte), codeMotifDepart }, today)
  if (date === undefined) return undefined
  return date <= today
    ? 'Vous avez déjà l’âge de ce motif.'
    : `Première date possible pour vous : ${dateEnChiffres(date)}.`
}

const options = (contexte: Contexte) =>
  motifs.map((motif) => {
    const conditions = conditionsDites(motif, jugement(contexte).categorie)
    const hint = [conditions, motifsDit[motif].justificatifs, premiereDate(motif, contexte)]
      .filter(Boolean)
      .join(' ')
    return { value: String(motif), label: libellesMotifDepart[motif] ?? '', hint }
  })

const AU_PLUS_TOT = 'Décochez pour choisir une date plus tardive.'

type Versement = 'miseEnPaiementAuPlusTot' | 'paiementAdditionnelAuPlusTot'

/** Whether a date is one of those that the field of a payment offers: the 1st of a month of these years. */
const estOffert = (date: string, contexte: Contexte): date is CalendarDate =>
  isCalendarDate(date) && jourDe(date) === 1 && anneesDeDepart(contexte).includes(anneeDe(date))

/** A date of payment, asked for when the payment is not to be as early as possible: not before the departure. */
const datePaiement = (auPlusTot: Versement, libelle: string, enBref: string) =>
  mois<Contexte>({
    libelle,
    enBref,
    montree: (valeurs) => valeurs[auPlusTot] === false,
    saisie: calendrier,
    regle: (contexte) =>
      string()
        .defined()
        .test('present', messageKey('DEMANDE_DATE'), (date) => estOffert(date, contexte))
        .test('apres', messageKey('DEMANDE_DATE_PAIEMENT_AVANT'), (date, { parent }) => {
          return !estOffert(date, contexte) || date >= String((parent as Valeurs)['dateDepart'])
        }),
    dite: (date) => `À partir du ${dateDite(date)}`,
  })

const auPlusTot = (libelle: string, enBref: string, aide: string, dite: string) =>
  caseACocher({
    libelle,
    enBref,
    aide,
    initiale: () => true,
    dite: (cochee) => (cochee ? dite : 'À une date choisie'),
  })

/** When and why the person leaves, when they are paid, and where. */
export const depart = {
  depart: {
    questions: {
      dateDepart: mois<Contexte>({
        libelle: 'Date de départ, le 1er d’un mois',
        enBref: 'Date de départ',
        aide: 'Votre pension commence ce jour-là, si vous ne demandez pas plus bas un versement plus tardif.',
        saisie: calendrier,
        regle: (contexte) =>
          string()
            .defined()
            .test('date', messageKey('DEMANDE_DATE'), (date) => isCalendarDate(date))
            .test('droit', (dateDepart, context) => {
              if (!isCalendarDate(dateDepart)) return true
              const codeMotifDepart = Number((context.parent as Valeurs)['codeMotifDepart'])
              const demande = { ...jugementDepart(contexte), dateDepart, codeMotifDepart }
              const faute = fauteDeDepart(demande, contexte.today)
              return faute === undefined || context.createError({ message: fautes[faute] })
            }),
      }),
      codeMotifDepart: choixDeCode<Contexte>({
        libelle: 'Motif de votre départ',
        enBref: 'Motif',
        libelles: libellesMotifDepart,
        manque: messageKey('DEMANDE_MOTIF'),
        initiale: () => '1',
        regle: (contexte) =>
          code(libellesMotifDepart, messageKey('DEMANDE_MOTIF'))().test(
            'debut',
            messageKey('RETRAITE_LONGUE_CARRIERE_DEBUT'),
            (codeMotifDepart) => !commenceTropTard({ ...jugementDepart(contexte), codeMotifDepart }),
          ),
        saisie: (contexte) => ({ nature: 'boutons', options: options(contexte) }),
      }),
    },
  },
  versement: {
    titre: 'Versement de votre pension',
    questions: {
      miseEnPaiementAuPlusTot: auPlusTot(
        'Verser ma pension dès mon départ',
        'Versement de la pension',
        AU_PLUS_TOT,
        'Dès le départ',
      ),
      dateMiseEnPaiement: datePaiement(
        'miseEnPaiementAuPlusTot',
        'Début du versement de ma pension, le 1er d’un mois',
        'Date de versement de la pension',
      ),
      paiementAdditionnelAuPlusTot: auPlusTot(
        'Verser ma retraite additionnelle (RAFP) dès que possible',
        'Versement de la retraite additionnelle',
        `Ce régime, calculé sur vos primes, est versé en plus de votre pension : dès votre départ si vous avez alors l’âge légal de votre génération, sinon à cet âge. ${AU_PLUS_TOT}`,
        'Dès que possible',
      ),
      datePaiementAdditionnel: datePaiement(
        'paiementAdditionnelAuPlusTot',
        'Début du versement de ma retraite additionnelle, le 1er d’un mois',
        'Date de versement de la retraite additionnelle',
      ),
      titrePerceptionFourni: caseACocher({
        libelle: 'J’ai un titre de perception pour mes services d’auxiliaire, et je le joins',
        enBref: 'Titre de perception',
        aide: 'C’est la facture de l’État qui fixe les cotisations à verser après coup quand des services d’auxiliaire sont validés. Sans titre de perception, laissez cette case vide.',
        montree: (_, { situation }) => situation?.['indicateurServiceAuxiliaire'] === true,
      }),
    },
  },
  compte: compteBancaire,
} satisfies Questionnaire<Contexte>
