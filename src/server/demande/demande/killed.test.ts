import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { folderObjects } from '#server/kit/objects/folderObjects.ts'
import { purgeFiles, expectedBefore } from '#server/kit/files/fichiersAttendus.ts'
import { brouillonOf, keepBrouillon } from '#server/kit/drafts/store.ts'
import { addCompte } from '#server/kit/people/comptes.ts'
import { openEmbedded, type Db } from '#server/kit/database/Store.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { adresseDAlain, ALAIN, departDAlain } from '#testing/apps/demandeApp.ts'
import { type Death, sendFrom } from '#testing/apps/killedSender.ts'

const sender = join(import.meta.dirname, '../../../../testing/apps/killedSender.ts')
const demande = departDAlain()
const HOUR = 3_600_000
/** A day and an hour after the sendings. */
const NEXT_DAY = Date.parse('2026-11-21T10:00:00Z')
const moments = { cree_le: 1, nouveau_nir: null, lecture_seule: 0 as const, cir: 0 as const }
let folder: string
let compteId: string

const onStore = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
  const store = openEmbedded(folder)
  try {
    return await work(store.db)
  } finally {
    await store.close()
  }
}

const sendAndDie = (death: Death) =>
  spawnSync(process.execPath, [sender, folder, compteId, death, JSON.stringify(demande)])
const sendToTheEnd = () => sendFrom(folder, compteId, demande)

const kept = () =>
  onStore(async (db) => ({
    dossiers: (await db.selectFrom('dossier').select('numero').execute()).map(({ numero }) => numero),
    draft: (await brouillonOf(db, compteId, 'demandedepartretraite')) !== undefined,
    mails: (await db.selectFrom('courriel').select('id').execute()).length,
    transmissions: (await db.selectFrom('transmission').select('id').execute()).length,
  }))

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'espace-agent-kill-'))
  cpSync(inject('models').folder, folder, { recursive: true })
  await onStore(async (db) => {
    compteId = await addCompte(db, {
      ...moments,
      identifiant: ALAIN,
      secret: '',
      prenom: 'Alain',
      nom: 'Mercier',
      date_naissance: '1963-11-08',
      etat: 'CONFIRME',
      services: '["demandedepartretraite"]',
      acces_modification_cir: 0,
      acces_verification_compte: 0,
    })
    await changeProfil(db, compteId, {
      courriel_principal: 'alain@example.org',
      adresse: JSON.stringify(adresseDAlain),
    })
    await keepBrouillon(db, {
      compte_id: compteId,
      genre: 'demandedepartretraite',
      version: 1,
      json: '{}',
      modifie_le: 1,
    })
  })
})
afterEach(() => rmSync(folder, { recursive: true }))

it.each<[Death, 'brouillon' | 'envoyee']>([
  ['accuse', 'brouillon'],
  ['transaction', 'brouillon'],
  ['reponse', 'envoyee'],
])(
  'a server killed at « %s » leaves the request as: %s; sent again, it is there once',
  async (death, is) => {
    expect(sendAndDie(death).signal).toBe('SIGKILL')
    const after = await kept()
    const sent = is === 'envoyee'
    expect(after.dossiers).toHaveLength(sent ? 1 : 0)
    expect(after).toMatchObject({ draft: !sent, mails: sent ? 1 : 0, transmissions: sent ? 1 : 0 })

    const again = await sendToTheEnd()
    const last = await kept()
    expect(last.dossiers).toEqual([again])
    if (sent) expect(last.dossiers).toEqual(after.dossiers)
    expect(last).toMatchObject({ draft: false, mails: 1, transmissions: 1 })
    // A process starts: on a loaded machine it takes seconds.
  },
  60_000,
)

it('the receipt of a request that never came is deleted the day after, and that of another stays', async () => {
  const objects = folderObjects(join(folder, 'documents'))
  sendAndDie('accuse')
  await sendToTheEnd()
  const [lost = ''] = await onStore((db) => expectedBefore(db, NEXT_DAY, 1))
  const { fichier } = await onStore((db) =>
    db.selectFrom('document').select('fichier').executeTakeFirstOrThrow(),
  )
  const sizes = async () => [await objects.size(lost), await objects.size(fichier)]
  await onStore((db) => purgeFiles({ db, objects }, NEXT_DAY - 2 * HOUR))
  expect(await sizes()).toEqual([expect.any(Number), expect.any(Number)])
  await onStore((db) => purgeFiles({ db, objects }, NEXT_DAY))
  expect(await sizes()).toEqual([undefined, expect.any(Number)])
}, 60_000)
