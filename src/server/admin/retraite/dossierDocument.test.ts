import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Document, telechargements } from '#contract/documents/document.ts'
import { initialiserhabilitation } from '#contract/connexion/habilitation.ts'
import { rubriques } from '#contract/documents/rubrique.ts'
import { suivis, type Suivi } from '#contract/demande/suivi.ts'
import type { EtatDossier } from '#rules/demande/etats.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedDossiers } from '#demo/retraite/seedDossiers.ts'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { pdfOf } from '#testing/files.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { StorageDown } from '#server/kit/objects/ObjectStore.ts'
import { purge } from '#server/purge.ts'
import { advance } from './dossiers.ts'
import { nirOf } from '../testing/folder.ts'
import { keptOutput } from '../testing/output.ts'

const ANNE = nirOf(1)
const PAUL = nirOf(2)
const NUMERO = 'DR-2026-0001-0001'

describe.each(databases)('the documents of a request on %s', (database) => {
  let portal: TestApp
  let folder: string
  let anne: string
  let paul: string

  beforeAll(async () => {
    portal = await testApp(database)
    folder = mkdtempSync(join(tmpdir(), 'espace-agent-dossier-'))
    const id = await portal.addPerson(ANNE, {
      granted: ['suividepartretraite', 'suividepartretraiteprogressive'],
    })
    await portal.addPerson(PAUL)
    const passages = [
      { etat: 'recue', ilYAJours: 60 },
      { etat: 'traitement', ilYAJours: 30 },
    ] as const
    const dossier = { genre: 'depart', numero: NUMERO, dansMois: 6, passages } as const
    await seedDossiers(portal.services.db, id, [dossier], '2026-11-20', () => undefined)
  })
  afterAll(async () => {
    await portal.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(async () => {
    anne = await portal.signIn(ANNE)
    paul = await portal.signIn(PAUL)
  })

  const give = async (etat: EtatDossier, name: string) => {
    const document = join(folder, name)
    writeFileSync(document, pdfOf(600))
    await advance(portal.services, { numero: NUMERO, etat, document }, keptOutput().output)
    const { suivi } = (await send(portal, suivis.depart.lire, { query: {} }, { cookie: anne })).json<{
      suivi: Suivi
    }>()
    const last = suivi.passages.at(-1)
    expect(last?.etat).toBe(etat)
    return last?.document ?? { documentUuid: '', libelle: '' }
  }
  const download = (genre: keyof typeof telechargements, documentUuid: string, cookie = anne) =>
    send(portal, telechargements[genre], { query: { documentUuid } }, { cookie })
  const pension = () =>
    send(portal, rubriques.pension.liste, { query: { derniereAnnee: 'true' } }, { cookie: anne })

  it('are in the follow-up, for their holder only: the statement, then the corrected one', async () => {
    for (const etat of ['decompte', 'decomptecorrectif'] as const) {
      const { documentUuid, libelle } = await give(etat, `${etat}.pdf`)
      expect(libelle).toMatch(/^Décompte (corrigé )?de votre pension$/)
      const opened = await download('suividepartretraite', documentUuid)
      expect([opened.statusCode, opened.rawPayload.length]).toEqual([200, 600])
      expect(opened.headers['content-disposition']).toContain(`${etat}.pdf`)
      expect((await download('suividepartretraite', documentUuid, paul)).statusCode).toBe(404)
    }
    expect((await pension()).json().erreurCode).toContain('HABILITATION_KO')
  })

  it('keep their file when the answer to the commit was lost', async () => {
    const { db } = portal.services
    const lost = new Proxy(db, {
      get: (target, name) =>
        name === 'transaction'
          ? () => ({
              execute: async (work: Parameters<ReturnType<Db['transaction']>['execute']>[0]) => {
                await target.transaction().execute(work)
                throw new Error('Connection terminated')
              },
            })
          : (Reflect.get(target, name, target) as () => unknown).bind(target),
    })
    const document = join(folder, 'perdu.pdf')
    writeFileSync(document, pdfOf(700))
    const given = { numero: NUMERO, etat: 'decomptecorrectif', document }
    await expect(advance({ ...portal.services, db: lost }, given, keptOutput().output)).rejects.toThrow(
      'Connection terminated',
    )
    portal.wait(25 * 3_600_000)
    await purge(portal.services)
    const row = await db
      .selectFrom('document')
      .select(['uuid', 'genre'])
      .where('nom_fichier', '=', 'perdu.pdf')
      .executeTakeFirstOrThrow()
    anne = await portal.signIn(ANNE)
    expect((await download('suividepartretraite', row.uuid)).rawPayload).toHaveLength(700)
  })

  it('leave to the purge the file of a step that the request cannot take', async () => {
    const document = join(folder, 'refuse.pdf')
    writeFileSync(document, pdfOf(700))
    const remove = () => Promise.reject(new StorageDown('NO_ANSWER'))
    const services = { ...portal.services, objects: { ...portal.services.objects, remove } }
    const given = { numero: NUMERO, etat: 'recue', document }
    await expect(advance(services, given, keptOutput().output)).rejects.toThrow('est à l’état')
    const expected = await portal.services.db.selectFrom('fichier_attendu').select('fichier').execute()
    expect(expected).toHaveLength(1)
    portal.wait(25 * 3_600_000)
    await purge(portal.services)
    expect(await portal.services.objects.size(expected[0]?.fichier ?? '')).toBeUndefined()
  })

  it('has the title among the documents of the pension too, which it opens', async () => {
    const { documentUuid } = await give('titre', 'titre.pdf')
    expect(
      (await send(portal, initialiserhabilitation, {}, { cookie: anne })).json().listeService,
    ).toMatchObject({
      pension: true,
      suividepartretraite: true,
      remuneration: false,
    })
    const { donnee } = (await pension()).json<{ donnee: { listeDocument: Document[] } }>()
    expect(donnee.listeDocument).toMatchObject([
      { documentUuid, genre: 'titrepension', libelle1: 'Titre de pension' },
    ])
    for (const genre of ['suividepartretraite', 'titrepension'] as const) {
      expect((await download(genre, documentUuid)).rawPayload).toHaveLength(600)
      expect((await download(genre, documentUuid, paul)).statusCode).toBe(404)
    }
    // The follow-up of the other kind of request does not open it, even to its holder.
    for (const who of [anne, paul])
      expect((await download('suividepartretraiteprogressive', documentUuid, who)).statusCode).toBe(404)
  })
})
