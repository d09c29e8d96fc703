import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Migrator } from 'kysely/migration'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addCompte } from '../people/comptes.ts'
import { conversationsOf } from '#server/messagerie/store.ts'
import { foundDocuments, makeFindable } from '#server/documents/store/foundDocuments.ts'
import { expectedBefore } from '../files/fichiersAttendus.ts'
import { addPieces } from '../pieces/store.ts'
import { migrations } from './migrations.ts'
import { migrate } from './migrate.ts'
import { openEmbedded, type Store } from './Store.ts'

const compte = {
  identifiant: '269057505601260',
  secret: 'x',
  prenom: 'Camille',
  nom: 'Moreau',
  date_naissance: '1969-05-12',
  etat: 'CONFIRME',
  lecture_seule: 0,
  services: '[]',
  acces_modification_cir: 0,
  acces_verification_compte: 0,
  cir: 0,
  nouveau_nir: null,
  cree_le: 0,
} as const

let folder: string
let store: Store

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'espace-agent-migration-'))
  store = openEmbedded(folder)
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

it('undoes a migration that stops half-way, so that it can run again', async () => {
  const { schema } = store.db
  // In the place of a table that the last migration makes near its end.
  await schema.createTable('piece').addColumn('id', 'text').execute()
  await expect(migrate(store.db)).rejects.toThrow('already exists')
  await schema.dropTable('piece').execute()
  expect(await migrate(store.db)).toContain('003_documents')
})

it('brings the rows of the version before up to date', async () => {
  const { db } = store
  const provider = { getMigrations: async () => ({ ...migrations }) }
  await new Migrator({ db, provider }).migrateTo('002_identite')
  const compte_id = await addCompte(db, compte)
  await db
    .insertInto('document')
    .values({
      uuid: 'd1',
      compte_id,
      genre: 'remuneration',
      annee: 2026,
      libelle1: 'Février 2026',
      date_document: '2026-02-27',
      code_sous_theme_ged: 101,
      fichier: 'd1.pdf',
      nom_fichier: 'paie.pdf',
    })
    .execute()
  const demande = { id: 'm1', compte_id, objet: 'Votre question', non_lue: 1 as const }
  await db.insertInto('demande').values(demande).execute()

  const before = Date.now()
  expect(await migrate(db)).toEqual(Object.keys(migrations).slice(2))
  await makeFindable(db, compte_id)
  const { rows } = await foundDocuments(
    db,
    { compteId: compte_id, genres: ['remuneration'], criteres: [{ textes: ['fevrier'], sortes: [] }] },
    10,
  )
  expect(rows.map(({ uuid }) => uuid)).toEqual(['d1'])
  const [kept] = await conversationsOf(db, compte_id)
  expect(kept).toMatchObject({ objet: 'Votre question', etat: 'REPONDUE', non_lue: 1 })
  expect(kept?.cree_le).toBeGreaterThanOrEqual(before)
  expect(kept?.modifie_le).toBe(kept?.cree_le)
})

it('notes the files that were condemned before, for the purge', async () => {
  const { db } = store
  await migrate(db, '017_references')
  const compte_id = await addCompte(db, { ...compte, identifiant: '288064410907773' })
  const piece = {
    compte_id,
    nom: 'a.pdf',
    type: 'application/pdf',
    taille: 1,
    empreinte: 'x',
    cree_le: 1,
    message_id: null,
  }
  for (const analyse of ['sain', 'non_analyse', 'infectee', 'refusee'] as const)
    await addPieces(db, [{ ...piece, id: analyse, fichier: `${analyse}.pdf`, analyse }])
  expect(await migrate(db)).toContain('018_condamnes')
  expect((await expectedBefore(db, 1, 9)).toSorted()).toEqual(['infectee.pdf', 'refusee.pdf'])
})
