import { type Insertable, sql } from 'kysely'
import { dateOf } from '#rules/calendar/dates.ts'
import { ecrire } from '#rules/format/nombres.ts'
import { accueilconnecte } from '#contract/accueil/evenement.ts'
import { rubriques } from '#contract/documents/rubrique.ts'
import type { DocumentTable } from '#server/kit/database/schema/schema.ts'
import { addDocuments } from '#server/kit/files/documents.ts'
import { searchedText } from '#server/kit/files/storeDocument.ts'
import { addEvenements } from '#server/kit/news/evenements.ts'
import { newId } from '#server/kit/identifiers.ts'
import { coldPostgres } from './kit/coldPostgres.ts'
import { eventOf } from './kit/eventOf.ts'
import { atMost, type Measure, said } from './kit/Measure.ts'
import type { Portal } from './kit/portal.ts'
import { runAlone } from './kit/report.ts'
import { percentile, timesOf } from './kit/time.ts'

const FEW = 10_000
/** Documents of the large base; five million with `BENCH_DOCUMENTS=5000000`. */
const MANY = Number(process.env['BENCH_DOCUMENTS'] ?? 300_000)
/** Documents and events of a person. */
const [EACH, EVENTS] = [50, 10]
/** Rows that are added at once. */
const BATCH = 1000
/** People who read, each once while all is cold. */
const READERS = 200
const [WARMING, CALLS] = [200, 600]

const documentOf = (compte_id: string, rank: number): Insertable<DocumentTable> => {
  const uuid = newId()
  const annee = 2026 - (rank % 5)
  const date = dateOf(annee, (rank % 12) + 1, 27)
  const mois = date.slice(5, 7)
  const labels = {
    libelle1: `Bulletin ${mois}/${annee}`,
    libelle2: `${annee}_${mois}_BP.pdf (PDF, 49 ko)`,
    libelle3: '2 345,67 €',
  }
  return {
    uuid,
    compte_id,
    genre: 'remuneration',
    annee,
    ...labels,
    recherche: searchedText(labels),
    date_document: date,
    code_sous_theme_ged: 101,
    fichier: `${uuid}.pdf`,
    nom_fichier: `${annee}_${mois}_BP.pdf`,
    taille: 50_000,
    empreinte: newId().replaceAll('-', '').repeat(2),
    reference: `PAIE-${uuid}`,
  }
}

/** Does something with a thousand ranks after the other, up to a number. */
const byThousand = async (count: number, work: (ranks: readonly number[]) => Promise<unknown>) => {
  for (let from = 0; from < count; from += BATCH)
    await work(Array.from({ length: Math.min(BATCH, count - from) }, (_, rank) => from + rank))
}

/**
 * Adds people with their documents and events, as they come in life: those of one month for everybody, then those of the
 * next one, so that no two of a person are side by side. Gives the people.
 */
const fill = async (
  { services: { db }, addPerson }: Portal,
  documents: number,
): Promise<readonly string[]> => {
  const people: string[] = []
  await byThousand(documents / EACH, async (ranks) => {
    people.push(...(await Promise.all(ranks.map((rank) => addPerson(`${1e14 + rank}`)))))
  })
  const ofEach = async (month: number) => {
    await byThousand(people.length, async (ranks) => {
      const some = ranks.map((rank) => people[rank] ?? '')
      await addDocuments(
        db,
        some.map((person) => documentOf(person, month)),
      )
      if (month < EVENTS)
        await addEvenements(
          db,
          some.map((person) => eventOf(person, month)),
        )
    })
  }
  for (let month = 0; month < EACH; month += 1) await ofEach(month)
  // As the database does by itself, later.
  await sql`vacuum analyze`.execute(db)
  return people
}

const { liste, compteur, recherche } = rubriques.remunerationpaie

/** Calls that are looked at, by their names. */
const asked = {
  'Liste d’une année': { method: 'GET', url: liste.path, query: { annee: '2026' } },
  Compteur: { method: 'HEAD', url: compteur.path, query: { annee: '2026' } },
  Recherche: { method: 'GET', url: recherche.path, query: { texte: 'bulletin 07/2025' } },
  'Tableau de bord': { method: 'GET', url: accueilconnecte.path, query: {} },
} as const

type Call = (typeof asked)[keyof typeof asked]

/** Fills a portal with so many documents: what makes a call of it, each time for another person. */
const filled = async (portal: Portal, documents: number) => {
  const people = await fill(portal, documents)
  const readers = people.filter((_, rank) => rank % Math.ceil(people.length / READERS) === 0)
  const cookies = await Promise.all(readers.map(async (id) => (await portal.signIn(id)).cookie))
  let rank = 0
  return (call: Call) => async () => {
    const cookie = cookies[rank++ % cookies.length] ?? ''
    const { statusCode } = await portal.app.inject({ ...call, headers: { cookie } })
    if (statusCode !== 200) throw new Error(`${call.url} answered ${statusCode}`)
  }
}

const BASES = ['peu', 'beaucoup'] as const

/**
 * Time of calls on a PostgreSQL with few documents and on the same with many, in turns: with all of it in memory that can
 * be, then with none of it, the database started again. Each person calls once: the few documents are then soon in memory, and
 * those of a person among many never are. How many pages were read for it says what the times cannot on a loaded machine, where
 * whoever waits for the disk waits for a processor next.
 */
export const documentsBench = async (): Promise<readonly Measure[]> => {
  const postgres = await coldPostgres()
  const portals = [await postgres.portal(BASES[0]), await postgres.portal(BASES[1])] as const
  const [few, many] = [await filled(portals[0], FEW), await filled(portals[1], MANY)]
  const compared = async (name: string, call: Call, count: number) => {
    const times = await timesOf(count, [few(call), many(call)])
    const [ofFew = 1, ofMany = 1] = times.map((some) => percentile(some, 0.95))
    return atMost(
      `${name}, 95e centile : ${ecrire(MANY, 0)} documents / ${ecrire(FEW, 0)}`,
      ofMany / ofFew,
      1.5,
      '×',
      `${ecrire(ofMany)} ms contre ${ecrire(ofFew)} ms`,
    )
  }
  const measures: Measure[] = []
  for (const [name, call] of Object.entries(asked)) {
    await timesOf(WARMING, [few(call), many(call)])
    measures.push(await compared(`${name}, à chaud`, call, CALLS))
  }
  const pagesRead = () => Promise.all(BASES.map(postgres.pagesRead))
  await postgres.chill()
  for (const [name, call] of Object.entries(asked)) {
    const before = await pagesRead()
    measures.push(await compared(`${name}, à froid`, call, READERS))
    await postgres.chill()
    const [ofFew, ofMany] = (await pagesRead()).map((read, base) => (read - (before[base] ?? 0)) / READERS)
    measures.push(
      said(`${name}, à froid : pages lues par appel`, `${ecrire(ofMany ?? 0)} contre ${ecrire(ofFew ?? 0)}`),
    )
  }
  for (const portal of portals) await portal.close()
  await postgres.stop()
  return measures
}

await runAlone(import.meta.url, documentsBench)
