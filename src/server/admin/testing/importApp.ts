import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accueilconnecte, type Accueil } from '#contract/accueil/evenement.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { send } from '#testing/calls.ts'
import type { DatabaseName } from '#testing/databases.ts'
import { testApp } from '#testing/testApp.ts'
import { importDocuments } from '../documents/importDocuments.ts'
import type { DocumentsOptions } from '../documents/documentBatches.ts'
import { manifestHeader, nirOf, smallPdf, writeCsv } from './folder.ts'
import { keptOutput } from './output.ts'

export const MARIE = nirOf(1)

/** A right row of a manifest, with changes. */
export const row = (changes: Record<string, string> = {}): string[] => {
  const values: Record<string, string> = {
    reference: 'P-1',
    nir: MARIE,
    genre: 'remuneration',
    code: '101',
    titre: 'Octobre 2026',
    date: '2026-10-27',
    fichier: 'a.pdf',
    montant: '2345,67',
    ...changes,
  }
  return manifestHeader.map((name) => values[name] ?? '')
}

/** An application that knows Marie, a folder with two documents, and what imports it as functions. */
export const importApp = async (database: DatabaseName) => {
  const portal = await testApp(database)
  const folder = mkdtempSync(join(tmpdir(), 'espace-agent-import-'))
  const marie = await portal.addPerson(MARIE)
  await changeProfil(portal.services.db, marie, { courriel_principal: 'marie@example.org' })
  const path = (file: string) => join(folder, file)
  writeFileSync(path('a.pdf'), smallPdf('A'))
  writeFileSync(path('b.pdf'), smallPdf('B'))
  const { said, output } = keptOutput()
  return {
    portal,
    folder,
    marie,
    said,
    path,
    manifest: (...rows: string[][]) => writeCsv(path('manifeste.csv'), [manifestHeader, ...rows]),
    run: (changes: Partial<DocumentsOptions> = {}, services = portal.services) =>
      importDocuments(
        services,
        { dossier: folder, manifeste: path('manifeste.csv'), rapport: path('refus.csv'), ...changes },
        output,
      ),
    report: () => readFileSync(path('refus.csv'), 'utf8'),
    documents: () => portal.services.db.selectFrom('document').selectAll().orderBy('reference').execute(),
    home: async () =>
      (await send(portal, accueilconnecte, {}, { cookie: await portal.signIn(MARIE) })).json<Accueil>().donnee
        .listeEvenement,
    close: async () => {
      await portal.close()
      rmSync(folder, { recursive: true })
    },
  }
}
