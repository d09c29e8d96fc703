import type { Insertable } from 'kysely'
import { ecrire } from '#rules/format/nombres.ts'
import { rubriques } from '#contract/documents/rubrique.ts'
import { dateOf } from '#rules/calendar/dates.ts'
import type { DocumentTable } from '#server/kit/database/schema/schema.ts'
import { newId } from '#server/kit/secrets.ts'
import { addDocuments } from '#server/kit/files/documents.ts'
import { atMost, type Measure } from './kit/Measure.ts'
import { openPortal, type Portal } from './kit/portal.ts'
import { runAlone } from './kit/report.ts'
import { percentile, timesOf } from './kit/time.ts'

const FEW = 10_000
/** Documents of the large base; five million with `BENCH_DOCUMENTS=5000000`. */
const MANY = Number(process.env['BENCH_DOCUMENTS'] ?? 300_000)
const EACH = 50
const BATCH = 1000
const CALLS = 1500
const READERS = 25
const WARMING = 200

const document = (compte_id: string, rank: number): Insertable<DocumentTable> => {
  const uuid = newId()
  const annee = 2026 - (rank % 5)
  const date = dateOf(annee, (rank % 12) + 1, 27)
  const mois = date.slice(5, 7)
  return {
    uuid,
    compte_id,
    genre: 'remuneration',
    annee,
    libelle1: `Bulletin ${mois}/${annee}`,
    libelle2: `${annee}_${mois}_BP.pdf (PDF, 49 ko)`,
    libelle3: '2 345,67 €',
    date_document: date,
    code_sous_theme_ged: 101,
    fichier: `${uuid}.pdf`,
    nom_fichier: `${annee}_${mois}_BP.pdf`,
    taille: 50_000,
  }
}

/** Adds people with their documents, in transactions of a thousand rows; gives the people. */
const fill = async ({ services: { db }, addPerson }: Portal, documents: number): Promise<string[]> => {
  const people: string[] = []
  for (let rank = 0; rank < documents; rank += BATCH) {
    const batch = await Promise.all(
      Array.from({ length: BATCH / EACH }, (_, person) => addPerson(`${1e14 + rank + person}`)),
    )
    await addDocuments(
      db,
      batch.flatMap((id) => Array.from({ length: EACH }, (_, document_) => document(id, document_))),
    )
    people.push(...batch)
  }
  return people
}

/** A portal with so many documents, and the call of a list, each time for another person. */
const filled = async (documents: number) => {
  const portal = await openPortal()
  const people = await fill(portal, documents)
  const readers = people.filter((_, rank) => rank % Math.ceil(people.length / READERS) === 0)
  const cookies = await Promise.all(readers.map(async (id) => (await portal.signIn(id)).cookie))
  let call = 0
  const list = async () => {
    const cookie = cookies[call++ % cookies.length] ?? ''
    const answer = await portal.app.inject({
      url: rubriques.remunerationpaie.liste.path,
      query: { annee: '2026' },
      headers: { cookie },
    })
    if (answer.statusCode !== 200) throw new Error(`The list answered ${answer.statusCode}`)
  }
  return { list, close: portal.close }
}

/** Time of the list of a year, in a base with few documents and in one with many, in turns. */
export const documentsBench = async (): Promise<readonly Measure[]> => {
  const few = await filled(FEW)
  const many = await filled(MANY)
  const lists = [few.list, many.list]
  await timesOf(WARMING, lists)
  const [ofFew = 1, ofMany = 1] = (await timesOf(CALLS, lists)).map((times) => percentile(times, 0.95))
  await few.close()
  await many.close()
  return [
    atMost(
      `Liste de documents, 95e centile : ${ecrire(MANY, 0)} documents / ${ecrire(FEW, 0)}`,
      ofMany / ofFew,
      1.5,
      '×',
      `${ecrire(ofMany)} ms contre ${ecrire(ofFew)} ms`,
    ),
  ]
}

await runAlone(import.meta.url, documentsBench)
