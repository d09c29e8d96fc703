import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compteByIdentifiant, dropCompte } from '#server/kit/people/comptes.ts'
import { countDocuments, listedDocuments, yearsOf } from '#server/kit/files/documents.ts'
import { fileOf } from '#server/kit/files/storeDocument.ts'
import { evenementsOf } from '#server/kit/news/evenements.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { personas } from './personas/personas.ts'
import { holdsOthers, seedPersona } from './seedDemo.ts'

const TODAY = '2026-11-20'
const named = (prenom: string) => {
  const found = personas.find((persona) => persona.prenom === prenom)
  if (!found) throw new Error(`No ${prenom}`)
  return found
}

describe.each(databases)('demo people on %s', (database) => {
  let portal: TestApp
  const jeanne = named('Jeanne')

  beforeAll(async () => {
    portal = await testApp(database)
    await seedPersona(portal.services, jeanne, TODAY)
  })
  afterAll(() => portal.close())

  it('have the documents that their lists announce, each with its file', async () => {
    const { db, objects } = portal.services
    const compte = await compteByIdentifiant(db, jeanne.nir)
    const id = compte?.id ?? ''
    const [year = 0] = await yearsOf(db, id, ['remunerationpension'])
    expect(year).toBe(2026)
    const listed = await listedDocuments(db, id, ['remunerationpension'], year)
    expect(listed).toHaveLength(await countDocuments(db, id, ['remunerationpension'], year))
    for (const { uuid, libelle2 } of listed) {
      const file = await objects.open(fileOf(uuid))
      file?.stream.destroy()
      expect(libelle2).toContain(`(PDF, ${Math.round((file?.size ?? 0) / 1000)}\u00A0ko)`)
    }
    expect(listed[0]).toMatchObject({ libelle1: 'Octobre 2026', date_document: '2026-10-28' })
    expect(listed[0]?.libelle3).toMatch(/^\d\s\d{3},\d\d\s€$/u)
  })

  it('have events that open their own documents', async () => {
    const { db } = portal.services
    const compte = await compteByIdentifiant(db, jeanne.nir)
    const opening = (await evenementsOf(db, compte?.id ?? '')).filter(
      (row) => row.action_ihm === 'ouvrirDocument',
    )
    expect(opening.length).toBeGreaterThan(0)
    for (const { document_uuid } of opening) expect(document_uuid).not.toBeNull()
  })

  it('are not asked for what their requests already did', async () => {
    const camille = named('Camille')
    await seedPersona(portal.services, camille, TODAY)
    const { db } = portal.services
    const compte = await compteByIdentifiant(db, camille.nir)
    const asking = (await evenementsOf(db, compte?.id ?? '')).find(
      ({ action_ihm }) => action_ihm === 'lienDemandeDepartRetraite',
    )
    expect(asking?.clos_le).toBe('2026-11-11')
  })

  it('enter a base that is empty, or where they already began to, and no other', async () => {
    expect(await holdsOthers(portal.services)).toBe(false)
    const id = await portal.addPerson('190017500100105', { etat: 'REGISTRE' })
    expect(await holdsOthers(portal.services)).toBe(true)
    await dropCompte(portal.services.db, id)
    expect(await holdsOthers(portal.services)).toBe(false)
  })

  it('are whole or absent: a second person of the same number leaves nothing behind', async () => {
    const { db } = portal.services
    const before = await db.selectFrom('document').select('uuid').execute()
    await expect(seedPersona(portal.services, jeanne, TODAY)).rejects.toThrow()
    expect(await db.selectFrom('document').select('uuid').execute()).toHaveLength(before.length)
  })
})
