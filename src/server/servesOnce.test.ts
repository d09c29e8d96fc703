import { afterEach, describe, expect, it } from 'vitest'
import {
  annulerchangementiban,
  modifiermotdepasseoublie,
  motdepasseoublie,
} from '#contract/connexion/identite.ts'
import { ajoutercle, creercle } from '#contract/connexion/facteurs/facteurs.ts'
import { profilIban } from '#contract/profil/profilModifications.ts'
import { facteurApp } from '#testing/apps/facteurApp.ts'
import { inscriptionApp } from '#testing/apps/inscriptionApp.ts'
import { CAMILLE, profilApp } from '#testing/apps/profilApp.ts'
import { authenticator } from '#testing/authenticator.ts'
import { lastToken, mailsOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { PASSWORD, solvedCaptcha, type TestApp } from '#testing/testApp.ts'

const TIMES = 20

const IBAN = { iban1: 'FR14 2004 1010 0505', iban2: '0001 3M02 606', motDePasseAncien: PASSWORD }

describe.each(databases)('what serves once, used twenty times at once on %s', (database) => {
  let portal: TestApp
  afterEach(() => portal.close())

  /** Does it twenty times at once; tells which of them were done, after a look that the others were refused and no more. */
  const winners = async (act: (rank: number) => Promise<{ readonly statusCode: number }>) => {
    const answers = await Promise.all(Array.from({ length: TIMES }, (_, rank) => act(rank)))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status !== 200 && status !== 444)).toEqual([])
    return statuses.flatMap((status, rank) => (status === 200 ? [rank] : []))
  }
  const told = async (genre: string) => (await mailsOf(portal)).filter((mail) => mail.genre === genre)
  const sessions = () => portal.services.db.selectFrom('session').select('id').execute()

  it('the link that undoes an IBAN', async () => {
    const { cookie, shown, ...person } = await profilApp(database)
    portal = person.portal
    await send(portal, profilIban, { body: IBAN }, { cookie })
    const annulationIban = await lastToken(portal, 'annulationIban')
    expect(
      await winners(() => send(portal, annulerchangementiban, { body: { annulationIban } })),
    ).toHaveLength(1)
    expect([(await shown()).banque?.attente, (await told('ibanannule')).length]).toEqual([undefined, 1])
  })

  it('the link of a new address', async () => {
    const person = await profilApp(database)
    portal = person.portal
    await person.setMail('nouvelle@example.org')
    const link = await lastToken(portal, 'validationMail')
    expect(await winners(() => person.open(link))).toHaveLength(1)
    expect((await person.shown()).coordonnees.courrielPrincipal).toBe('nouvelle@example.org')
  })

  it('the link of a forgotten password: the password is that of who was first', async () => {
    portal = (await profilApp(database)).portal
    const pair = { identifiant: CAMILLE, courrielPrincipal: 'camille@example.org' }
    await send(portal, motdepasseoublie, { body: { ...pair, ...(await solvedCaptcha(portal)) } })
    const validationMotDePasseOublie = await lastToken(portal, 'validationMotDePasseOublie')
    const chosen = (rank: number) => `Bonjour-2026!Lyon-${'abcdefghijklmnopqrst'.charAt(rank)}`
    const first = await winners((rank) =>
      send(portal, modifiermotdepasseoublie, {
        body: { validationMotDePasseOublie, motDePasse: chosen(rank) },
      }),
    )
    expect([first.length, (await told('motdepassemodifie')).length]).toEqual([1, 1])
    const entered = await portal.tryToSignIn({ identifiant: CAMILLE, secret: chosen(first[0] ?? 0) })
    expect(entered.json()).toMatchObject({ code: 60 })
  })

  it('the link of a creation', async () => {
    const creation = await inscriptionApp(database)
    portal = creation.portal
    const link = await creation.create(undefined)
    expect(await winners(() => creation.open(link))).toHaveLength(1)
    expect(await portal.services.db.selectFrom('compte').select('etat').execute()).toEqual([
      { etat: 'AFFIRME' },
    ])
  })

  it('a recovery code', async () => {
    const camille = await facteurApp(database)
    portal = camille.portal
    const { codesSecours: [code = ''] = [] } = await camille.addTotp()
    const waits: string[] = []
    while (waits.length < TIMES) waits.push((await camille.password())?.jeton ?? '')
    const before = (await sessions()).length
    expect(await winners((rank) => camille.show({ jeton: waits[rank] ?? '', code }))).toHaveLength(1)
    expect([(await sessions()).length - before, (await camille.shown()).codesSecours]).toEqual([1, 9])
  })

  it('the wait of a right password, shown as many recovery codes', async () => {
    const camille = await facteurApp(database)
    portal = camille.portal
    const { codesSecours = [] } = await camille.addTotp()
    const jeton = (await camille.password())?.jeton ?? ''
    const before = (await sessions()).length
    expect(
      await winners((rank) => camille.show({ jeton, code: codesSecours[rank % codesSecours.length] ?? '' })),
    ).toHaveLength(1)
    expect((await sessions()).length - before).toBe(1)
  })

  it('the signature of a key that does not count its own', async () => {
    const camille = await facteurApp(database)
    portal = camille.portal
    await camille.prove({ motDePasse: PASSWORD })
    const key = authenticator('localhost', 'http://localhost:3000')
    const creation = (await send(portal, creercle, {}, { cookie: camille.cookie() })).json()
    const body = { nom: 'Mon téléphone', cle: key.create(creation, { counter: 0 }) }
    await send(portal, ajoutercle, { body }, { cookie: camille.cookie() })
    const signed = key.sign(await camille.defi(), { counter: 0 })
    const before = (await sessions()).length
    expect(await winners(() => camille.enter(signed))).toHaveLength(1)
    expect((await sessions()).length - before).toBe(1)
  })
})
