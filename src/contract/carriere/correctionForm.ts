import { string } from 'yup'
import { dateDite, datePasseeOuRien, jour, liste, texte, texteLong } from '#contract/kit/questions/natures.ts'
import type { Questionnaire, Rubrique } from '#contract/kit/questions/question.ts'
import { messageKey } from '#contract/messages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { pourcent } from '#rules/format/nombres.ts'
import type { LienEnfant } from '#rules/retraite/demande/articles.ts'
import { quotiteDite, quotiteSaisie } from '#rules/retraite/droit/quotite.ts'
import { estQuotite } from '#rules/retraite/droit/tempsPartiel.ts'
import { INDICE_MAXIMUM, isGroupeEcrit } from '#rules/retraite/montant/indice.ts'
import { ligneSaisie, texteSaisi } from '#rules/texteSaisi.ts'
import { derniereRegle, partiesDe } from '#rules/retraite/regle/regle.ts'
import { EXPLICATION_MAXIMUM, INDICE_CORRIGE_MINIMUM } from './bornes.ts'
import type { NatureCorrection } from './corrections.ts'

/** What the questions of a correction are judged with. */
export interface ContexteCorrection {
  readonly today: CalendarDate
}

const LONGEST = 100

const presente = (value: string) => value !== ''
const manque = messageKey('CORRECTION_VALEUR_OBLIGATOIRE')

const pastDate = ({ today }: ContexteCorrection) => datePasseeOuRien(today)

/** The end of a period, which may go on. */
const derniereDate = (contexte: ContexteCorrection) =>
  pastDate(contexte).test(
    'ordre',
    messageKey('CORRECTION_DATES_ORDRE'),
    (fin, { parent }) => fin === '' || fin >= (parent as { debut: string }).debut,
  )

const date = (libelle: string, regle = pastDate) =>
  jour<ContexteCorrection>({
    libelle,
    regle: (contexte) => regle(contexte).test('obligatoire', manque, presente),
  })

const ligne = (libelle: string) =>
  texte<ContexteCorrection>({
    libelle,
    obligatoire: true,
    regle: () =>
      string()
        .defined()
        .transform(ligneSaisie)
        .max(LONGEST, messageKey('SAISIE_LONGUEUR_KO'))
        .test('obligatoire', manque, presente),
  })

/** A number typed as people write it, with what else may be written instead: `convient` reads it. */
const nombre = (hors: ReturnType<typeof messageKey>, convient: (typed: string) => boolean) => () =>
  string()
    .defined()
    .trim()
    .test('nombre', hors, (typed) => typed === '' || convient(typed))
    .test('obligatoire', manque, presente)

const estIndice = (typed: string): boolean =>
  isGroupeEcrit(typed) ||
  (/^\d+$/.test(typed) && Number(typed) >= INDICE_CORRIGE_MINIMUM && Number(typed) <= INDICE_MAXIMUM)

const debut = date('Premier jour')

const fin = date('Dernier jour', derniereDate)

/** The end of a row of the account: it may be right already, or not be there yet. */
const finFacultative = jour<ContexteCorrection>({
  libelle: 'Dernier jour (facultatif)',
  enBref: 'Dernier jour',
  aide: 'Laissez vide si la période est en cours.',
  obligatoire: false,
  regle: derniereDate,
  dite: (dernier) => (dernier === '' ? [] : dateDite(dernier)),
})

const indiceMajore = texte<ContexteCorrection>({
  libelle: 'Indice majoré',
  aide: 'Il figure sur votre bulletin de paie : ce n’est pas l’indice brut. Hors échelle, saisissez le groupe et le chevron, par exemple A2.',
  obligatoire: true,
  saisie: { nature: 'texte', autoComplete: 'off' },
  regle: nombre(messageKey('CORRECTION_INDICE_KO'), estIndice),
})

const quotite = texte<ContexteCorrection>({
  libelle: 'Quotité de travail, en pour cent ou en heures',
  enBref: 'Quotité de travail',
  aide: 'De 1 à 100\u00A0% : 80 pour un temps partiel à 80\u00A0%, 20/35 pour vingt heures par semaine sur trente-cinq.',
  obligatoire: true,
  saisie: { nature: 'texte', autoComplete: 'off' },
  regle: nombre(messageKey('CORRECTION_QUOTITE_KO'), (typed) => estQuotite(quotiteSaisie(typed))),
  dite: (typed) => quotiteDite(quotiteSaisie(typed)),
})

const liens = {
  accouchement: 'Vous en avez accouché après votre recrutement dans la fonction publique',
  etudes: 'Vous en avez accouché pendant vos études, et avez été recrutée dans les deux ans de votre diplôme',
  // Maternity leave taken in the private sector is one (art. R. 13, 1° a, CPCMR): its mother was not recruited yet.
  interruption:
    'Dans un autre cas, vous avez interrompu ou réduit votre activité pour cet enfant : congé de maternité avant votre recrutement, congé d’adoption, congé parental, temps partiel…',
  aucun: 'Aucune de ces situations',
} as const satisfies Readonly<Record<LienEnfant, string>>

/** Interruption or reduction of activity that a child’s quarters ask for (art. R. 13, 1° and 2°, CPCMR). */
const { months: sansTravail, partTime: reduites } = partiesDe(derniereRegle()).childInterruption
const reductions = reduites.map(({ quotity, months }) => `${months} mois à ${pourcent(quotity)}`).join(', ')

const lien = liste<ContexteCorrection>({
  libelle: 'Votre situation pour cet enfant',
  aide: `Les trimestres accordés en dépendent. Une interruption compte à partir de ${sansTravail} mois à la suite, même prise dans le privé ; un temps partiel, à partir de ${reductions}.`,
  options: Object.entries(liens).map(([value, label]) => ({ value, label })),
  manque: messageKey('CORRECTION_LIEN_OBLIGATOIRE'),
})

/** The right values that each kind of correction asks for. */
export const valeursCorrection = {
  periodemanquante: { debut, fin, employeur: ligne('Employeur'), indiceMajore, quotite },
  dates: { debut, fin: finFacultative },
  gradeindice: { grade: ligne('Grade'), indiceMajore },
  quotite: { quotite },
  enfant: { prenom: ligne('Prénom de l’enfant'), dateNaissance: date('Date de naissance de l’enfant'), lien },
  servicenational: { debut, fin },
  autre: {},
} satisfies Readonly<Record<NatureCorrection, Rubrique<ContexteCorrection>['questions']>>

type Nommes<V> = V extends unknown ? keyof V : never

/** A value that some kind of correction asks for. */
export type ChampCorrection = Nommes<(typeof valeursCorrection)[NatureCorrection]>

const explication = texteLong<ContexteCorrection>({
  libelle: 'Explication',
  aide: 'Ce qui est inexact, et ce qui le prouve : arrêté, contrat, bulletin de paie… N’indiquez ni mot de passe ni coordonnées bancaires.',
  maximum: EXPLICATION_MAXIMUM,
  manque: messageKey('CORRECTION_EXPLICATION_OBLIGATOIRE'),
  regle: () =>
    string()
      .defined()
      .transform(texteSaisi)
      .required(messageKey('CORRECTION_EXPLICATION_OBLIGATOIRE'))
      .max(EXPLICATION_MAXIMUM, messageKey('CORRECTION_EXPLICATION_MAXIMUM')),
  dite: (typed) => typed,
})

/** The questions of a kind of correction: the right values, and why they are right. */
export const questionsCorrection = (nature: NatureCorrection) =>
  ({
    valeurs: { questions: valeursCorrection[nature] as Rubrique<ContexteCorrection>['questions'] },
    explication: { questions: { explication } },
  }) satisfies Questionnaire<ContexteCorrection>
