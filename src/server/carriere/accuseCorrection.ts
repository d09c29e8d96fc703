import { questionsCorrection } from '#contract/carriere/correctionForm.ts'
import type { NatureCorrection } from '#contract/carriere/corrections.ts'
import { libellesNature } from '#contract/carriere/faitsDuCompte.ts'
import { reponsesDe, saisieInitiale } from '#contract/kit/questions/questionnaire.ts'
import { type CalendarDate, dayInParis } from '#rules/calendar/dates.ts'
import { finDuSilence } from '#rules/demande/echeances.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { typographie } from '#rules/format/typographie.ts'
import { answersTable } from '#server/kit/pdf/table.ts'
import { drawReport } from '#server/kit/pdf/drawReport.ts'
import type { Report, Section } from '#server/kit/pdf/reportPdf.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { piecesOfCorrections } from '#server/kit/pieces/store.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { ownCorrection } from './store.ts'

/** A correction as it was received. */
interface CorrectionRecue {
  readonly numero: string
  readonly recueLe: CalendarDate
  /** First name and name. */
  readonly person: string
  readonly nature: NatureCorrection
  /** Row of the account, in words. */
  readonly objet: string
  readonly valeurs: Readonly<Record<string, unknown>>
  readonly explication: string
  /** Names of the files that were sent with it. */
  readonly fichiers: readonly string[]
  /** The office in charge, once the administration has published it. */
  readonly bureau: string | undefined
}

const reception = ({ numero, recueLe }: CorrectionRecue): Section => ({
  title: 'Votre demande est reçue',
  paragraphs: [
    `Votre demande de correction du compte individuel retraite a été reçue le ${dateEnChiffres(recueLe)}, sous le numéro ${numero}.`,
    'Cet accusé de réception prouve votre envoi et reprend tout ce que vous avez demandé. Ce n’est pas une décision : la correction peut être acceptée ou refusée.',
    'Suivez-la dans votre espace, à la rubrique « Préparer ma retraite ». S’il manque une pièce, elle vous y est demandée.',
    `Sans réponse le ${dateEnChiffres(finDuSilence(recueLe))}, écrivez à votre service.`,
  ],
})

const service = ({ numero, bureau }: CorrectionRecue): Section => ({
  title: 'Le service chargé de votre compte',
  paragraphs: [
    ...(bureau === undefined ? [] : [`${bureau}.`]),
    `Pour lui écrire, rappelez le numéro ${numero}. La messagerie sécurisée de votre espace le permet, si elle vous est proposée.`,
  ],
})

const demande = ({ recueLe, nature, objet, valeurs, explication }: CorrectionRecue): Section => {
  const questions = questionsCorrection(nature)
  const contexte = { today: recueLe }
  const envoi = { ...saisieInitiale(questions, contexte), ...valeurs, explication }
  return {
    title: 'Ce que vous avez demandé',
    table: answersTable([
      { question: 'Ce que vous signalez', reponse: [objet] },
      { question: 'Ce qui est à corriger', reponse: [libellesNature[nature]] },
      ...reponsesDe(questions, contexte, envoi).map(({ question, reponse }) => ({
        question,
        reponse: reponse.flatMap((dite) => dite.split('\n').filter((line) => line.trim() !== '')),
      })),
    ]),
  }
}

const pieces = ({ fichiers }: CorrectionRecue): Section => ({
  title: 'Vos pièces',
  ...(fichiers.length === 0 ? { paragraphs: ['Vous n’avez joint aucun fichier.'] } : { list: fichiers }),
})

/** Receipt of a correction: when, by whom, what next, then all that was asked. */
export const accuseCorrectionReport = (recue: CorrectionRecue): Report => ({
  title: 'Accusé de réception',
  period: typographie(`Demande de correction n° ${recue.numero}, reçue le ${dateEnChiffres(recue.recueLe)}`),
  person: recue.person,
  author: 'Service des Retraites de l’État',
  foot: typographie(`Accusé de réception de la demande de correction n° ${recue.numero}`),
  sections: [reception(recue), service(recue), demande(recue), pieces(recue)].map(
    ({ paragraphs, ...rest }) => ({
      ...rest,
      ...(paragraphs && { paragraphs: paragraphs.map(typographie) }),
    }),
  ),
})

/** The receipt of a correction of this person, as a PDF file; files that were asked for later are no part of it. */
export const drawAccuseCorrection = async (services: Services, compte: Compte, correctionId: string) => {
  const row = await ownCorrection(services.db, compte.id, correctionId)
  if (!row) throw new Refusal('introuvable')
  const { numero, json, cree_le } = row
  const asked = JSON.parse(json) as Pick<CorrectionRecue, 'nature' | 'objet' | 'valeurs' | 'explication'>
  const joined = await piecesOfCorrections(services.db, compte.id)
  const report = accuseCorrectionReport({
    ...asked,
    numero,
    recueLe: dayInParis(new Date(cree_le)),
    person: `${compte.prenom} ${compte.nom}`,
    fichiers: joined
      .filter((piece) => piece.correction_id === correctionId && piece.cree_le <= cree_le)
      .map(({ nom }) => nom),
    bureau: (await services.published()).contenus.compteindividuelretraite.champ['service'],
  })
  return { numero, body: await drawReport(compte.id, report, services.clock()) }
}
