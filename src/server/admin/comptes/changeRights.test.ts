import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { initialiserhabilitation } from '#contract/connexion/habilitation.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { mailsOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { nirOf } from '../testing/folder.ts'
import { keptOutput } from '../testing/output.ts'
import { changeRights, setReadOnly } from './changeRights.ts'

const [ANNE, PAUL] = [nirOf(1), nirOf(2)]
const MOTIF = 'Vous avez changé de service.'

describe.each(databases)('rights that the administration changes, on %s', (name) => {
  let portal: TestApp
  let kept: ReturnType<typeof keptOutput>

  beforeEach(async () => {
    portal = await testApp(name)
    kept = keptOutput()
  })
  afterEach(() => portal.close())

  const add = async (
    nir: string,
    etat: 'CONFIRME' | 'AFFIRME' | 'REGISTRE' = 'CONFIRME',
    courriel_principal = 'anne@exemple.fr',
  ) => {
    const compteId = await portal.addPerson(nir, { etat, granted: ['pension', 'mesap'] })
    await changeProfil(portal.services.db, compteId, { courriel_principal })
  }
  const change = (changes: Partial<Parameters<typeof changeRights>[1]> = {}, trace = {}) =>
    changeRights(portal.services, { nir: ANNE, motif: MOTIF, ...changes }, trace, kept.output)
  const readOnly = (lectureSeule: boolean, trace = {}) =>
    setReadOnly(portal.services, { nir: ANNE, lectureSeule, motif: MOTIF }, trace, kept.output)
  const mails = async () => (await mailsOf(portal)).map(({ genre, texte }) => ({ genre, texte }))

  it('show at once, and are told to the person with the reason, which the journal keeps', async () => {
    await add(ANNE)
    const [droits, lecture] = [{}, {}]
    await change({ accorder: 'remuneration', retirer: 'mesap' }, droits)
    await readOnly(true, lecture)
    const cookie = await portal.signIn(ANNE)
    expect((await send(portal, initialiserhabilitation, {}, { cookie })).json()).toMatchObject({
      lectureSeule: true,
      listeService: { remuneration: true, pension: true, mesap: false },
    })
    expect([droits, lecture]).toEqual([{ motif: MOTIF }, { motif: MOTIF }])
    expect(kept.said).toEqual([
      'Services accordés : remuneration, pension. La personne est prévenue par courriel.',
      'Ce compte est en lecture seule. La personne est prévenue par courriel.',
    ])
    const told = await mails()
    expect(told.map(({ genre }) => genre).toSorted()).toEqual(['droits', 'lectureseule'])
    for (const { texte } of told) expect(texte).toContain(MOTIF)
    expect(told.find(({ genre }) => genre === 'droits')?.texte).toMatch(
      /vous propose désormais\s: rémunération\.[^]*ne vous propose plus\s: messagerie sécurisée\./,
    )
  })

  it('say the end of the reading alone too', async () => {
    await add(ANNE)
    await readOnly(true)
    await readOnly(false)
    expect((await mails()).some(({ texte }) => texte.includes('a mis fin à la lecture seule'))).toBe(true)
  })

  it('tell nobody when they were so already', async () => {
    await add(ANNE)
    await change({ accorder: 'mesap', retirer: 'remuneration' })
    await readOnly(false)
    expect(await mails()).toEqual([])
    expect(kept.said).toEqual([
      'Services accordés : mesap, pension. Rien ne change : personne n’est prévenu.',
      'Ce compte n’est plus en lecture seule. Rien ne change : personne n’est prévenu.',
    ])
  })

  it('do not tell what the register grants to who did not prove to be that person', async () => {
    await add(ANNE, 'AFFIRME')
    await change({ accorder: 'remuneration' })
    expect(await mails()).toEqual([])
    expect(kept.said[0]).toContain('L’identité n’est pas confirmée')
    await readOnly(true)
    expect((await mails()).map(({ genre }) => genre)).toEqual(['lectureseule'])
  })

  it.each([
    ['REGISTRE', 'anne@exemple.fr', 'n’a pas d’espace'],
    ['CONFIRME', '', 'n’a pas d’adresse : prévenez-la autrement'],
  ] as const)('say that nobody is told: %s, address « %s »', async (etat, courriel, sentence) => {
    await add(ANNE, etat, courriel)
    await change({ accorder: 'remuneration' })
    await readOnly(true)
    expect(kept.said).toEqual([expect.stringContaining(sentence), expect.stringContaining(sentence)])
    expect(await mails()).toEqual([])
  })

  it('are refused without a reason, for a service or a number that does not exist, and nothing changes', async () => {
    await add(ANNE)
    await expect(change({ accorder: 'remuneration', motif: 'non' })).rejects.toThrow('--motif')
    await expect(change({ accorder: 'tout' })).rejects.toThrow('n’existe pas')
    await expect(change({ nir: PAUL })).rejects.toThrow('Aucun compte')
    const row = await portal.services.db.selectFrom('compte').select('services').executeTakeFirstOrThrow()
    expect(JSON.parse(row.services)).toEqual(['pension', 'mesap'])
    expect(await mails()).toEqual([])
  })
})
