import { basename, dirname } from 'node:path'
import { textesEtat } from '#contract/suiviTextes.ts'
import {
  demandeUnMotif,
  etatsDossier,
  transitionsDossier,
  type EtatDossier,
  type GenreDossier,
} from '#rules/dossier/etats.ts'
import { frenchDate } from '../clock.ts'
import { sousThemes } from '../content/sousThemes.ts'
import { weight } from '../demo/display.ts'
import { storeDocument } from '../documents/storeDocument.ts'
import { newId } from '../secrets.ts'
import type { Services } from '../services.ts'
import { addDocuments } from '../store/documents.ts'
import { dossierByNumero, listedDossiers, type DossierRow } from '../store/dossiers.ts'
import { advanceDossier, TransitionFault } from '../usecases/dossier/advanceDossier.ts'
import { AdministrationFault } from './AdministrationFault.ts'
import type { Output } from './Output.ts'
import { readPdf } from './readInFolder.ts'

const genres: Readonly<Record<GenreDossier, string>> = {
  depart: 'retraite',
  progressive: 'retraite progressive',
}

/** Lists the requests for retirement, the one that has not moved for longest first. */
export const listDossiers = async ({ db }: Services, { say }: Output): Promise<void> => {
  const rows = await listedDossiers(db)
  for (const { numero, genre, etat, date_depart, modifie_le, prenom, nom } of rows)
    say(
      `${numero}  ${genres[genre]}  ${etat} depuis le ${frenchDate(new Date(modifie_le))}  pour le ${date_depart}  ${prenom} ${nom}`,
    )
  if (rows.length === 0) say('Il n’y a aucun dossier.')
}

export interface Advance {
  readonly numero: string
  readonly etat: string
  readonly motif?: string | undefined
  /** Path of a PDF that the person will find in the follow-up. */
  readonly document?: string | undefined
  readonly titre?: string | undefined
}

const stateOf = (typed: string): EtatDossier => {
  const state = etatsDossier.find((etat) => etat === typed)
  if (state === undefined)
    throw new AdministrationFault(
      `« ${typed} » n’est pas un état de dossier. Les états sont : ${etatsDossier.join(', ')}.`,
    )
  return state
}

const allowed = ({ genre, etat }: DossierRow): string => {
  const next = transitionsDossier[genre][etat] ?? []
  return next.length === 0 ? 'il est terminé.' : `il peut passer à : ${next.join(', ')}.`
}

const kinds = {
  depart: { genre: 'suividepartretraite', code: sousThemes.documentDepart },
  progressive: { genre: 'suividepartretraiteprogressive', code: sousThemes.documentProgressive },
} as const

const rowOf = async (
  { objects, clock }: Services,
  dossier: DossierRow,
  etat: EtatDossier,
  given: Advance,
) => {
  if (given.document === undefined) return undefined
  const bytes = await readPdf(dirname(given.document), basename(given.document))
  const { genre, code } = kinds[dossier.genre]
  const today = frenchDate(clock())
  const name = basename(given.document)
  const described = {
    uuid: newId(),
    genre,
    annee: Number(today.slice(0, 4)),
    libelle1: given.titre ?? textesEtat[etat],
    libelle2: `${name} (PDF, ${weight(bytes.length)})`,
    libelle3: null,
    date_document: today,
    code_sous_theme_ged: code,
    nom_fichier: name,
  }
  return { ...(await storeDocument(objects, described, bytes)), compte_id: dossier.compte_id }
}

/** Moves a request for retirement on; its holder sees it as an event, and is told by mail. */
export const advance = async (services: Services, given: Advance, { say }: Output): Promise<void> => {
  const etat = stateOf(given.etat)
  if (demandeUnMotif(etat) && !given.motif?.trim())
    throw new AdministrationFault('Dites pourquoi avec --motif : la personne le lira dans son suivi.')
  const dossier = await dossierByNumero(services.db, given.numero)
  if (!dossier)
    throw new AdministrationFault('Aucun dossier n’a ce numéro : « dossiers lister » donne les numéros.')
  const document = await rowOf(services, dossier, etat, given)
  try {
    await services.db.transaction().execute(async (db) => {
      if (document) await addDocuments(db, [document])
      const move = { etat, motif: given.motif?.trim(), documentUuid: document?.uuid }
      await advanceDossier(services, db, dossier, move)
    })
  } catch (error) {
    if (document) await services.objects.remove(document.fichier)
    if (!(error instanceof TransitionFault)) throw error
    throw new AdministrationFault(
      `Le dossier ${dossier.numero} est à l’état « ${dossier.etat} » : ${allowed(dossier)}`,
    )
  }
  services.wakeMail()
  say(`Le dossier ${dossier.numero} est à l’état « ${etat} » : ${textesEtat[etat]}`)
}
