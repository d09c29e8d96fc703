import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { foundActs } from '#server/kit/audit/store.ts'
import { mailsOf } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import { StorageDown } from '#server/kit/objects/ObjectStore.ts'
import { purge } from '#server/purge.ts'
import type { Services } from '#server/services.ts'
import type { Output } from '../Runner.ts'
import { changeProfil, profilOf } from '#server/kit/people/profils.ts'
import { addJeton } from '#server/kit/session/jetons.ts'
import { closeSessions, erase, restoreCompte, suspend } from './controlCompte.ts'
import { replaceDocument, withdrawDocument } from '../documents/withdrawDocument.ts'
import { smallPdf } from '../testing/folder.ts'
import { addOneDocument, UUID } from '../testing/oneDocument.ts'
import { keptOutput } from '../testing/output.ts'
import { newId } from '#server/kit/identifiers.ts'

const CAMILLE = '269057505601260'
const MOTIF = 'Ce document concernait une autre personne.'

describe.each(databases)('what the administration does on an account, on %s', (name) => {
  let portal: TestApp
  let compteId: string

  beforeEach(async () => {
    portal = await testApp(name)
    compteId = await portal.addPerson(CAMILLE)
    await changeProfil(portal.services.db, compteId, { courriel_principal: 'camille@exemple.fr' })
    await addOneDocument(portal.services, compteId)
  })
  afterEach(() => portal.close())

  const home = async (cookie: string) =>
    (await portal.app.inject({ url: '/api/prive/accueilconnecte/v1', headers: { cookie } })).statusCode

  it('closes sessions, suspends it to its holder too, and opens it again, each told by mail', async () => {
    const { output } = keptOutput()
    const first = await portal.signIn(CAMILLE)
    await closeSessions(portal.services, CAMILLE, output)
    expect(await home(first)).toBe(401)
    const second = await portal.signIn(CAMILLE)
    const trace = {}
    await suspend(portal.services, { nir: CAMILLE, motif: MOTIF }, trace, output)
    expect([await home(second), trace]).toEqual([401, { motif: MOTIF }])
    const refused = await portal.tryToSignIn({ identifiant: CAMILLE })
    expect([refused.statusCode, refused.json()]).toEqual([
      444,
      { erreurCode: 'SRE_ESPACEAGENT_COMPTE_SUSPENDU' },
    ])
    // Someone has the right password: the journal of the account says so.
    const [last] = await foundActs(portal.services.db, { compteId, most: 1 })
    expect(last).toMatchObject({ acte: 'connexion', motif: 'SRE_ESPACEAGENT_COMPTE_SUSPENDU' })
    await restoreCompte(portal.services, CAMILLE, output)
    expect(await home(await portal.signIn(CAMILLE))).toBe(200)
    expect((await mailsOf(portal)).map(({ genre }) => genre).sort()).toEqual(['retablissement', 'suspension'])
  })

  it('suspends with it all that an intruder had asked for: links, a sign-in that waits, an IBAN', async () => {
    const { db, clock } = portal.services
    const expireLe = clock().getTime() + 3_600_000
    for (const genre of ['mail', 'motdepasse', 'secondfacteur', 'iban'] as const)
      await addJeton(db, genre, { genre, compteId, donnees: {}, expireLe })
    await changeProfil(db, compteId, { iban: 'A', iban_nouveau: 'B', iban_effet_le: expireLe })
    await suspend(portal.services, { nir: CAMILLE, motif: MOTIF }, {}, keptOutput().output)
    expect(await db.selectFrom('jeton').selectAll().execute()).toEqual([])
    expect(await profilOf(db, compteId)).toMatchObject({ iban: 'A', iban_nouveau: null })
  })

  it('takes a document away with its file, and tells why', async () => {
    const { output, said } = keptOutput()
    const trace = {}
    await withdrawDocument(portal.services, { uuid: UUID, motif: MOTIF }, trace, output)
    expect(trace).toEqual({ motif: `« Octobre 2026 » : ${MOTIF}`, compteId })
    expect(await portal.services.objects.size('d1.pdf')).toBeUndefined()
    expect(said).toEqual([
      '« Octobre 2026 » est retiré, avec son fichier. La personne est prévenue par courriel.',
    ])
    expect((await mailsOf(portal))[0]?.texte).toContain(MOTIF)
    await expect(
      withdrawDocument(portal.services, { uuid: UUID, motif: MOTIF }, trace, output),
    ).rejects.toThrow('Aucun document')
  })

  it('takes a document away by the reference of its manifest, unless several have it', async () => {
    const { db } = portal.services
    const { output, said } = keptOutput()
    const model = await db
      .selectFrom('document')
      .selectAll()
      .where('uuid', '=', UUID)
      .executeTakeFirstOrThrow()
    await db.updateTable('document').set({ reference: 'PAIE-1' }).where('uuid', '=', UUID).execute()
    const compte_id = await portal.addPerson('163115935007107')
    const other = { ...model, uuid: newId(), compte_id, reference: 'PAIE-1', fichier: 'd2.pdf' }
    await db.insertInto('document').values(other).execute()
    const trace = {}
    const take = () => withdrawDocument(portal.services, { uuid: 'PAIE-1', motif: MOTIF }, trace, output)
    await expect(take()).rejects.toThrow(UUID)
    await db.deleteFrom('document').where('uuid', '=', other.uuid).execute()
    await take()
    expect(said).toEqual([
      expect.stringContaining('est retiré'),
      expect.stringMatching(/^Corrigez aussi sa ligne dans le manifeste/),
    ])
    expect(trace).toMatchObject({ motif: `« Octobre 2026 » (PAIE-1) : ${MOTIF}` })
    expect(await db.selectFrom('document').select('uuid').execute()).toEqual([])
  })

  it('erases it once confirmed, with its files', async () => {
    const { output } = keptOutput()
    await expect(erase(portal.services, { nir: CAMILLE, motif: MOTIF }, {}, output)).rejects.toThrow('--oui')
    await expect(
      erase(portal.services, { nir: CAMILLE, motif: 'non', oui: true }, {}, output),
    ).rejects.toThrow('--motif')
    await erase(portal.services, { nir: CAMILLE, motif: MOTIF, oui: true }, {}, output)
    expect(await portal.services.objects.size('d1.pdf')).toBeUndefined()
    const mails = await mailsOf(portal)
    expect(mails.map(({ genre }) => genre)).toEqual(['suppression'])
    expect(mails[0]?.texte).toContain(`${portal.services.config.origin}/contact`)
    await expect(closeSessions(portal.services, CAMILLE, output)).rejects.toThrow('Aucun compte')
  })

  it('erases the mails to either of its addresses, and no other', async () => {
    const { db, clock } = portal.services
    await changeProfil(db, compteId, { courriel_secondaire: 'camille@travail.fr' })
    const mail = { genre: 'essai', sujet: 'Essai', paragraphes: [] }
    for (const address of ['camille@exemple.fr', 'camille@travail.fr', 'autre@exemple.fr'])
      await queueMail(db, clock().getTime(), address, mail)
    await erase(portal.services, { nir: CAMILLE, motif: MOTIF, oui: true }, {}, keptOutput().output)
    const left = (await mailsOf(portal)).map(({ genre, destinataire }) => `${genre} ${destinataire}`)
    expect(left.toSorted()).toEqual(['essai autre@exemple.fr', 'suppression camille@exemple.fr'])
  })

  it.each(['courriel_principal', 'courriel_secondaire'] as const)(
    'leaves the mails that wait for who has the same address as %s',
    async (place) => {
      const { db, clock } = portal.services
      const other = await portal.addPerson('163115935007107')
      await changeProfil(db, other, { [place]: 'camille@exemple.fr' })
      const queue = (genre: string) =>
        queueMail(db, clock().getTime(), 'camille@exemple.fr', { genre, sujet: 'Essai', paragraphes: [] })
      await queue('parti')
      await db.updateTable('courriel').set({ etat: 'envoye' }).execute()
      await queue('attendu')
      await erase(portal.services, { nir: CAMILLE, motif: MOTIF, oui: true }, {}, keptOutput().output)
      expect((await mailsOf(portal)).map(({ genre }) => genre).toSorted()).toEqual(['attendu', 'suppression'])
    },
  )

  const withStoreAway = () => {
    const remove = () => Promise.reject(new StorageDown('NO_ANSWER'))
    return { ...portal.services, objects: { ...portal.services.objects, remove } }
  }

  it.each<[string, (services: Services, output: Output) => Promise<void>, string]>([
    [
      'an account',
      (services, output) => erase(services, { nir: CAMILLE, motif: MOTIF, oui: true }, {}, output),
      'Le compte est supprimé, avec 0 fichier. Le magasin d’objets n’a pas pu effacer 1 fichier : la purge d’un serveur le fera.',
    ],
    [
      'a document',
      (services, output) => withdrawDocument(services, { uuid: UUID, motif: MOTIF }, {}, output),
      '« Octobre 2026 » est retiré. Le magasin d’objets n’a pas pu effacer 1 fichier : la purge d’un serveur le fera.',
    ],
  ])('leaves the files of %s to the purge when the store is away', async (_, act, sentence) => {
    const { output, said } = keptOutput()
    await act(withStoreAway(), output)
    expect(said).toEqual([`${sentence} La personne est prévenue par courriel.`])
    expect(await portal.services.objects.size('d1.pdf')).toBeGreaterThan(0)
    await purge(portal.services)
    expect(await portal.services.objects.size('d1.pdf')).toBeUndefined()
    expect(await portal.services.db.selectFrom('fichier_attendu').selectAll().execute()).toEqual([])
  })

  it('leaves the former file of a document to the purge when the store is away, and never the new one', async () => {
    const { db, objects } = portal.services
    const path = join(portal.services.config.dataDir, 'nouveau.pdf')
    writeFileSync(path, smallPdf('nouveau'))
    const { output, said } = keptOutput()
    const asked = { uuid: UUID, motif: MOTIF, fichier: path }
    await replaceDocument(withStoreAway(), asked, {}, output)
    expect(said[0]).toContain('est remplacé. Le magasin d’objets n’a pas pu effacer 1 fichier')
    portal.wait(2 * 86_400_000)
    await purge(portal.services)
    const { fichier } = await db.selectFrom('document').select('fichier').executeTakeFirstOrThrow()
    expect([await objects.size('d1.pdf'), await objects.size(fichier)]).toEqual([
      undefined,
      smallPdf('nouveau').length,
    ])
    const row = await db.selectFrom('document').select(['libelle2', 'recherche']).executeTakeFirstOrThrow()
    expect(row).toEqual({
      libelle2: expect.stringMatching(/ \(PDF, 1\s?ko\)$/),
      recherche: expect.stringMatching(/1\s?ko/),
    })
  })
})
