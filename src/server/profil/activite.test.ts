import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { profilActivite, type ActeDuCompte } from '#contract/profil/profil.ts'
import type { Act } from '#server/kit/audit/Audit.ts'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'

const CAMILLE = '269057505601260'
const MOTIF = 'Ce document concernait une autre personne.'

describe.each(databases)(
  'what the administration does on an account, as its holder reads it, on %s',
  (name) => {
    let portal: TestApp

    beforeEach(async () => {
      portal = await testApp(name)
    })
    afterEach(() => portal.close())

    const shown = async (etat: 'CONFIRME' | 'AFFIRME', act: Partial<Act>) => {
      const compteId = await portal.addPerson(CAMILLE, { etat })
      await portal.services.audit.note({ acte: 'administration', auteur: 'admin:root', compteId, ...act })
      const cookie = await portal.signIn(CAMILLE)
      const { listeActe } = (await send(portal, profilActivite, {}, { cookie })).json<{
        listeActe: ActeDuCompte[]
      }>()
      return listeActe.filter(({ parAdministration }) => parAdministration)
    }

    it('has its reason', async () => {
      expect(await shown('CONFIRME', { motif: MOTIF })).toEqual([
        expect.objectContaining({ refuse: false, motif: MOTIF }),
      ])
    })

    it('has none for who did not prove to be the person whom the register knows: it may tell of them', async () => {
      const [only, ...others] = await shown('AFFIRME', { motif: MOTIF })
      expect([only?.acte, others]).toEqual(['administration', []])
      expect(only).not.toHaveProperty('motif')
    })

    it('has none where it was refused: what stopped it is a word of the machine', async () => {
      const [only] = await shown('CONFIRME', { refus: 'AdministrationFault' })
      expect(only).toMatchObject({ refuse: true })
      expect(only).not.toHaveProperty('motif')
    })
  },
)
