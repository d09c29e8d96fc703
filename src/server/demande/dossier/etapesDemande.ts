import type { Etape } from '#contract/accueil/etapes.ts'
import { genresDemande, nomsGenreDemande } from '#contract/demande/genres.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { echeancesDe, employeurAPrevenir, incombeALaPersonne } from '#rules/demande/echeances.ts'
import { acteurDe, estTermine, type GenreDossier } from '#rules/demande/etats.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { grantedServices } from '#server/kit/people/rights.ts'
import type { Services } from '#server/services.ts'
import { openPassages } from '../storePassages.ts'
import { genresSent, lastDossier } from '../store.ts'
import { followedPassages } from './readSuivi.ts'

type Row = Awaited<ReturnType<typeof openPassages>>[number]

/** What a request waits for, in its last passage; nothing once it has ended. */
const etapeOf = (passages: readonly Row[], today: CalendarDate): Etape[] => {
  const [first, last] = [passages[0], passages.at(-1)]
  if (!first || !last || estTermine(last.etat)) return []
  const { genre, numero, etat, motif, date_passage: depuis, date_depart: dateEffet } = last
  const recueLe = first.date_passage
  const pieceDemandee = passages.some((passage) => passage.etat === 'piecedemandee')
  const aVenir = echeancesDe(genre, { recueLe, dateEffet, pieceDemandee }).filter(({ date }) => date >= today)
  const echeance = aVenir.find(({ nature }) => !incombeALaPersonne(nature))
  const employeur = employeurAPrevenir(genre, dateEffet, today)
  return [
    {
      nature: etat === 'piecedemandee' ? 'piecedossier' : 'dossier',
      acteur: acteurDe(etat) ?? 'service',
      genre,
      numero,
      depuis,
      ...(etat === 'piecedemandee' && motif !== null && { motif }),
      ...(echeance && { echeance }),
      ...(employeur && { aVotreCharge: { nature: 'employeur', date: employeur } }),
    },
  ]
}

/** Next steps of the requests for retirement of a person, read at once. */
export const etapesDemande = async (
  { db }: Services,
  compte: Compte,
  today: CalendarDate,
): Promise<Etape[]> => {
  const granted = grantedServices(compte)
  const followed = (await openPassages(db, compte.id)).filter(({ genre }) =>
    granted.includes(genresDemande[genre].suivi),
  )
  const ids = [...new Set(followed.map(({ id }) => id))]
  return ids.flatMap((one) =>
    etapeOf(
      followed.filter(({ id }) => id === one),
      today,
    ),
  )
}

/** Kinds of request whose follow-up a person may open, and that shows one. */
export const genresSuivis = async (services: Services, compte: Compte): Promise<GenreDossier[]> => {
  const granted = grantedServices(compte)
  const followable = nomsGenreDemande.filter((genre) => granted.includes(genresDemande[genre].suivi))
  if (followable.length === 0) return []
  const sent = new Set((await genresSent(services.db, compte.id)).map(({ genre }) => genre))
  const mine = followable.filter((genre) => sent.has(genre))
  const followed = await Promise.all(
    mine.map(async (genre) => {
      const dossier = await lastDossier(services.db, compte.id, genre)
      return dossier !== undefined && (await followedPassages(services, dossier)) !== undefined
    }),
  )
  return mine.filter((_, rank) => followed[rank])
}
