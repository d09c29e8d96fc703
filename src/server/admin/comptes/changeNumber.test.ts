import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compteByIdentifiant } from '#server/kit/people/comptes.ts'
import { formerNumbers } from '#server/kit/identity/numeros.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { addEvenements } from '#server/kit/news/evenements.ts'
import { mailsOf } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import type { Trace } from '../Runner.ts'
import { nirOf } from '../testing/folder.ts'
import { addOneDocument, UUID } from '../testing/oneDocument.ts'
import { keptOutput } from '../testing/output.ts'
import { createCompte } from './createCompte.ts'
import { showCompte } from './showCompte.ts'
import { changeNumber } from './changeNumber.ts'
import { newId } from '#server/kit/identifiers.ts'

const [ANCIEN, NOUVEAU, AUTRE] = [nirOf(1), nirOf(2), nirOf(3)]
const MOTIF = 'L’INSEE a corrigé son lieu de naissance.'
const inRegister = { etat: 'REGISTRE', secret: '' } as const
const unproved = { etat: 'AFFIRME' } as const

describe.each(databases)('a number that takes the place of another, on %s', (name) => {
  let portal: TestApp
  const { said, output } = keptOutput()
  const change = async (ancien = ANCIEN, nouveau = NOUVEAU) => {
    const trace: Trace = {}
    said.length = 0
    await changeNumber(portal.services, { ancien, nouveau, motif: MOTIF }, trace, output)
    return trace
  }
  const idOf = async (nir: string) => (await compteByIdentifiant(portal.services.db, nir))?.id
  const everyone = () =>
    portal.services.db.selectFrom('compte').select('identifiant').orderBy('identifiant').execute()
  const code = async (identifiant: string) => (await portal.tryToSignIn({ identifiant })).json().code

  beforeEach(async () => {
    portal = await testApp(name)
  })
  afterEach(() => portal.close())

  it('leaves a person all that is theirs, closes their sessions, and tells them why, once', async () => {
    const id = await portal.addPerson(ANCIEN)
    await changeProfil(portal.services.db, id, { courriel_principal: 'anne@exemple.fr' })
    await addOneDocument(portal.services, id)
    const cookie = await portal.signIn(ANCIEN)
    expect(await change()).toEqual({ compteId: id, motif: MOTIF })
    expect(await idOf(NOUVEAU)).toBe(id)
    const document = await portal.services.db.selectFrom('document').select(['uuid', 'compte_id']).execute()
    expect(document).toEqual([{ uuid: UUID, compte_id: id }])
    const home = await portal.app.inject({ url: '/api/prive/accueilconnecte/v1', headers: { cookie } })
    expect([home.statusCode, await code(ANCIEN), await code(NOUVEAU)]).toEqual([401, 61, 60])
    expect(await change()).toEqual({ compteId: id, motif: MOTIF })
    expect(said).toEqual(['Ce numéro a déjà été remplacé par celui-ci : rien n’est fait.'])
    const mails = await mailsOf(portal)
    expect(mails.map(({ genre }) => genre)).toEqual(['numeroremplace'])
    expect(mails[0]?.texte).toContain(MOTIF)
    expect(mails[0]?.texte).not.toMatch(new RegExp(`${ANCIEN}|${NOUVEAU}`))
  })

  it('makes one of two accounts of which one is empty, whichever it is', async () => {
    const { db } = portal.services
    const held = await portal.addPerson(ANCIEN)
    await portal.addPerson(NOUVEAU, inRegister)
    await change()
    expect([await idOf(NOUVEAU), (await everyone()).length]).toEqual([held, 1])
    await portal.addPerson(AUTRE, inRegister)
    await change(AUTRE, NOUVEAU)
    expect([await everyone(), await formerNumbers(db, held)]).toEqual([
      [{ identifiant: NOUVEAU }],
      [ANCIEN, AUTRE],
    ])
  })

  it('takes a number back from who opened a space under it without a proof, and tells them', async () => {
    await portal.addPerson(ANCIEN)
    const stranger = await portal.addPerson(NOUVEAU, unproved)
    await changeProfil(portal.services.db, stranger, { courriel_principal: 'autre@exemple.fr' })
    await change()
    expect((await mailsOf(portal)).map(({ genre }) => genre)).toContain('espaceremplace')
    expect(await code(NOUVEAU)).toBe(60)
  })

  it.each([
    ['two who proved who they are', {}, {}],
    ['one who proved it, and one of the register who has a document', {}, inRegister],
    ['two of the register, each with something', inRegister, inRegister],
    ['one of the register, and one whose proof the register waits for', inRegister, unproved],
  ])('never makes one of two people who both have something: %s', async (_, before, after) => {
    const { db } = portal.services
    const ancien = await portal.addPerson(ANCIEN, before)
    const nouveau = await portal.addPerson(NOUVEAU, after)
    await addOneDocument(portal.services, nouveau)
    await changeProfil(db, nouveau, { iban: 'FR7630006000011234567890189' })
    const evenement = {
      document_uuid: null,
      statut: 'EVE_NON_LU' as const,
      service: 'retraite',
      action_ihm: null,
      tri: 1,
      libelle1: 'x',
      libelle2: null,
      date_evenement: '2026-11-20' as const,
      reference_url: null,
    }
    await addEvenements(db, [{ ...evenement, id: newId(), compte_id: ancien }])
    await expect(change()).rejects.toThrow('chacun un compte qui sert : rien n’est fait')
    expect([await idOf(ANCIEN), await idOf(NOUVEAU)]).toEqual([ancien, nouveau])
  })

  it('refuses numbers that say nothing, or something else than before', async () => {
    await portal.addPerson(NOUVEAU)
    await expect(change()).rejects.toThrow('Aucun compte n’a ce numéro')
    await expect(change(NOUVEAU, NOUVEAU)).rejects.toThrow('les mêmes')
    await expect(change(NOUVEAU, '123')).rejects.toThrow('15 caractères')
    await change(NOUVEAU, AUTRE)
    await expect(change(NOUVEAU, ANCIEN)).rejects.toThrow('déjà été remplacé, et par un autre')
  })

  it('is told to the office that types the former one, and may be taken back', async () => {
    const id = await portal.addPerson(ANCIEN)
    await change()
    await expect(showCompte(portal.services, ANCIEN, output)).rejects.toThrow('remplacé par un autre')
    const same = {
      nir: ANCIEN,
      nom: 'Moreau',
      prenom: 'Camille',
      date_naissance: '1969-05-12',
      courriel: 'a@exemple.fr',
    }
    await expect(createCompte(portal.services, same, output)).rejects.toThrow('remplacé par un autre')
    expect(await everyone()).toHaveLength(1)
    await change(NOUVEAU, ANCIEN)
    expect([await idOf(ANCIEN), await formerNumbers(portal.services.db, id)]).toEqual([id, [NOUVEAU]])
  })
})
