import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeProfil } from '#server/kit/people/profils.ts'
import { mailsOf } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { withdrawDocument } from '../documents/withdrawDocument.ts'
import { addOneDocument, UUID } from '../testing/oneDocument.ts'
import { keptOutput } from '../testing/output.ts'
import { erase, restoreCompte, suspend } from './controlCompte.ts'

const CAMILLE = '269057505601260'
const MOTIF = 'Ce document concernait une autre personne.'

describe.each(databases)('who is told of what the administration does, on %s', (name) => {
  let portal: TestApp
  let kept: ReturnType<typeof keptOutput>

  beforeEach(async () => {
    portal = await testApp(name)
    kept = keptOutput()
  })
  afterEach(() => portal.close())

  /** Someone whose address the portal has: of their register, or their own. */
  const add = async (etat: 'CONFIRME' | 'AFFIRME' | 'REGISTRE') => {
    const compteId = await portal.addPerson(CAMILLE, { etat })
    await changeProfil(portal.services.db, compteId, { courriel_principal: 'camille@exemple.fr' })
    await addOneDocument(portal.services, compteId)
  }
  const mails = async () => (await mailsOf(portal)).map(({ genre }) => genre)
  const suspendIt = () => suspend(portal.services, { nir: CAMILLE, motif: MOTIF }, {}, kept.output)

  it('nobody, of whom the register alone knows: they have no space, and their employer gave the address', async () => {
    await add('REGISTRE')
    await suspendIt()
    await restoreCompte(portal.services, CAMILLE, kept.output)
    await withdrawDocument(portal.services, { uuid: UUID, motif: MOTIF }, {}, kept.output)
    await erase(portal.services, { nir: CAMILLE, motif: MOTIF, oui: true }, {}, kept.output)
    expect(await mails()).toEqual([])
    expect(kept.said).toHaveLength(4)
    for (const sentence of kept.said)
      expect(sentence).toContain('Cette personne n’a pas d’espace : personne n’est à prévenir.')
  })

  it('who holds a space, of its suspension; and of its documents, only who proved to be that person', async () => {
    await add('AFFIRME')
    await withdrawDocument(portal.services, { uuid: UUID, motif: MOTIF }, {}, kept.output)
    expect(await mails()).toEqual([])
    expect(kept.said[0]).toContain('n’ouvre pas encore ce document, et personne n’est prévenu')
    await suspendIt()
    expect(await mails()).toEqual(['suspension'])
  })

  it('once: what is suspended already is not suspended again', async () => {
    await add('CONFIRME')
    await suspendIt()
    await expect(suspendIt()).rejects.toThrow('déjà suspendu')
    expect(await mails()).toEqual(['suspension'])
  })
})
