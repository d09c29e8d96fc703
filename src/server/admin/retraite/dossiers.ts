import { genresDemande } from '#contract/demande/genres.ts'
import { type UsagePiece, usagesPiece } from '#contract/kit/piece.ts'
import { texteEtat } from '#contract/demande/suiviTextes.ts'
import {
  type AuteurAnnulation,
  auteursAnnulation,
  demandeUnMotif,
  estTermine,
  etatsDossier,
  suitesDossier,
  type EtatDossier,
} from '#rules/demande/etats.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import type { Services } from '#server/services.ts'
import { dossierByNumero, listedDossiers, type DossierRow } from '#server/demande/store.ts'
import { advanceDossier, TransitionFault } from '#server/demande/dossier/advanceDossier.ts'
import { addDossierDocument, keepDossierDocument } from './dossierDocument.ts'
import { AdministrationFault, type Output, sayList } from '../Runner.ts'
import { motifOf, titreOf } from '../publication/sanitise.ts'

/** Lists the requests for retirement that have not ended, or all of them, the one that has not moved for longest first. */
export const listDossiers = (
  { db }: Services,
  { clos }: { readonly clos: boolean },
  output: Output,
): Promise<void> =>
  sayList(
    {
      ask: (most) =>
        listedDossiers(
          db,
          etatsDossier.filter((etat) => clos || !estTermine(etat)),
          most,
        ),
      lineOf: ({ numero, genre, etat, date_depart, modifie_le, prenom, nom }) =>
        `${numero}  ${genresDemande[genre].retraite}  ${etat} depuis le ${dayInParis(new Date(modifie_le))}  pour le ${date_depart}  ${prenom} ${nom}`,
      none: clos ? 'Il n’y a aucun dossier.' : 'Aucun dossier n’est en cours.',
    },
    output,
  )

export interface Advance {
  readonly numero: string
  readonly etat: string
  readonly motif?: string | undefined
  /** Path of a PDF that the person will find in the follow-up; a pension title, also among the documents of the pension. */
  readonly document?: string | undefined
  readonly titre?: string | undefined
  /** What the file that is asked for is for. */
  readonly piece?: string | undefined
  /** Who decides a cancellation; the office without it. */
  readonly auteur?: string | undefined
}

const stateOf = (typed: string): EtatDossier => {
  const state = etatsDossier.find((etat) => etat === typed)
  if (state === undefined)
    throw new AdministrationFault(
      `« ${typed} » n’est pas un état de dossier. Les états sont : ${etatsDossier.join(', ')}.`,
    )
  return state
}

const usageOf = (typed: string | undefined): UsagePiece | undefined => {
  if (typed === undefined) return undefined
  const usage = usagesPiece.find((one) => one === typed)
  if (usage === undefined)
    throw new AdministrationFault(
      `« ${typed} » n’est pas un genre de pièce. Les genres sont : ${usagesPiece.join(', ')}.`,
    )
  return usage
}

/** Who decides a cancellation by the command: never the person, who does so in their follow-up. */
export const auteursCommande = auteursAnnulation.filter((auteur) => auteur !== 'personne')

const auteurOf = (typed: string): AuteurAnnulation => {
  const auteur = auteursCommande.find((one) => one === typed)
  if (auteur === undefined)
    throw new AdministrationFault(
      `« ${typed} » n’annule pas un dossier par cette commande. Choisissez : ${auteursCommande.join(', ')}.`,
    )
  return auteur
}

const moveTo = (etat: EtatDossier, { auteur = 'service' }: Advance) =>
  etat === 'annulee' ? { etat, annuleePar: auteurOf(auteur) } : { etat }

const allowed = ({ genre, etat }: DossierRow): string => {
  const next = suitesDossier(genre, etat)
  return next.length === 0 ? 'il est terminé.' : `il peut passer à : ${next.join(', ')}.`
}

/** Refuses an option that this state does nothing with: who gave it thinks of another. */
const refuseIdle = (etat: EtatDossier, { auteur, piece, document, titre }: Advance) => {
  const idle = [
    ...(auteur !== undefined && etat !== 'annulee' ? ['--auteur ne sert qu’à l’état annulee'] : []),
    ...(piece !== undefined && etat !== 'piecedemandee' ? ['--piece ne sert qu’à l’état piecedemandee'] : []),
    ...(titre !== undefined && document === undefined ? ['--titre ne sert qu’avec --document'] : []),
  ]
  if (idle.length > 0) throw new AdministrationFault(`${idle.join(' ; ')} : rien n’est changé.`)
}

/** Moves a request for retirement on; its holder sees it as an event, and is told by mail. */
export const advance = async (services: Services, given: Advance, { say }: Output): Promise<void> => {
  const etat = stateOf(given.etat)
  const usage = usageOf(given.piece)
  const to = moveTo(etat, given)
  const [motif, titre] = [motifOf(given.motif), titreOf(given.titre)]
  refuseIdle(etat, given)
  if (demandeUnMotif(etat) && motif === '')
    throw new AdministrationFault('Dites pourquoi avec --motif : la personne le lira dans son suivi.')
  const dossier = await dossierByNumero(services.db, given.numero)
  if (!dossier)
    throw new AdministrationFault('Aucun dossier n’a ce numéro : « dossiers lister » donne les numéros.')
  const { document: path } = given
  const document =
    path === undefined ? undefined : await keepDossierDocument(services, dossier, etat, { path, titre })
  try {
    await services.db.transaction().execute(async (db) => {
      if (document) await addDossierDocument(db, document)
      const move = { ...to, motif: motif || undefined, usage, documentUuid: document?.uuid }
      await advanceDossier(services, db, dossier, move)
    })
  } catch (error) {
    // The file of a document whose row did not come goes with the purge; a commit whose answer was lost has kept its row.
    if (!(error instanceof TransitionFault)) throw error
    throw new AdministrationFault(
      `Le dossier ${dossier.numero} est à l’état « ${dossier.etat} » : ${allowed(dossier)}`,
    )
  }
  services.wakeMail()
  say(`Le dossier ${dossier.numero} est à l’état « ${etat} » : ${texteEtat(etat, to.annuleePar)}`)
}
