import { compteindividuelretraite } from '#contract/carriere/compteindividuelretraite.ts'
import {
  completercorrection,
  correctioncir,
  type Correction,
  type EtatCorrection,
} from '#contract/carriere/corrections.ts'
import { deconnexion } from '#contract/connexion/connexion.ts'
import { accueilconnecte, type Accueil } from '#contract/accueil/evenement.ts'
import { etatsCorrection, peutPasser } from '#rules/carriere/correction/etatsCorrection.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moveOn } from '#server/admin/retraite/corrections.ts'
import { keptOutput } from '#server/admin/testing/output.ts'
import { camille } from '#demo/personas/camille/camille.ts'
import { makeCir } from '#demo/retraite/makeCir.ts'
import { newId } from '#server/kit/identifiers.ts'
import { putCir } from '#server/kit/people/cirs.ts'
import { addPieces } from '#server/kit/pieces/store.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { mailsOf, send, sessionOf } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { completeCorrection } from './completeCorrection.ts'
import { sendCorrection } from './sendCorrection.ts'

const CAMILLE = '269057505601260'
const KARIM = '182071305502136'

const asked = {
  nature: 'quotite' as const,
  ligneId: 'periode-4',
  valeurs: { quotite: '80' },
  explication: 'J’étais à 80 %, comme le dit mon arrêté.',
  pieces: [],
}

/** What leads to each state. */
const ways: Readonly<Record<EtatCorrection, readonly EtatCorrection[]>> = {
  transmise: [],
  encours: ['encours'],
  piecedemandee: ['encours', 'piecedemandee'],
  acceptee: ['encours', 'acceptee'],
  refusee: ['encours', 'refusee'],
}

describe.each(databases)('the study of a correction on %s', (database) => {
  let portal: TestApp
  const ids: Record<string, string> = {}
  const cookies: Record<string, string> = {}
  const { said, output } = keptOutput()

  const read = async (numero: string) => {
    const answer = await send(portal, compteindividuelretraite, {}, { cookie: cookies[CAMILLE] ?? '' })
    const { listeCorrection } = answer.json<{ listeCorrection: Correction[] }>()
    return listeCorrection.find((correction) => correction.numero === numero)
  }
  const sent = async () => {
    const body = { cleEnvoi: newId(), ...asked }
    return (await send(portal, correctioncir, { body }, { cookie: cookies[CAMILLE] ?? '' })).json<{
      correctionId: string
      numero: string
    }>()
  }
  const move = (numero: string, etat: string, motif = 'Joignez votre arrêté.') =>
    moveOn(portal.services, { numero, etat, motif }, output)
  const sentAt = async (etat: EtatCorrection) => {
    const correction = await sent()
    for (const step of ways[etat]) await move(correction.numero, step)
    return correction
  }
  const complete = (correctionId: string, pieces: string[], who = CAMILLE) =>
    send(portal, completercorrection, { body: { correctionId, pieces } }, { cookie: cookies[who] ?? '' })
  const piece = async (who = CAMILLE) => {
    const id = newId()
    const row = {
      id,
      compte_id: ids[who] ?? '',
      nom: 'arrete.pdf',
      type: 'application/pdf',
      taille: 10,
      empreinte: 'e',
      fichier: `${id}.pdf`,
      cree_le: portal.services.clock().getTime(),
    }
    await addPieces(portal.services.db, [row])
    return id
  }

  beforeAll(async () => {
    portal = await testApp(database)
    ids[CAMILLE] = await portal.addPerson(CAMILLE)
    const cir = makeCir(camille, '2026-11-20')
    if (cir) await putCir(portal.services.db, ids[CAMILLE], cir)
    await changeProfil(portal.services.db, ids[CAMILLE], {
      courriel_principal: 'camille@example.org',
      notifications: '["retraite"]',
    })
    ids[KARIM] = await portal.addPerson(KARIM)
    for (const nir of [CAMILLE, KARIM]) cookies[nir] = await portal.signIn(nir)
  })
  afterAll(() => portal.close())

  const pairs = etatsCorrection.flatMap((de) => etatsCorrection.map((a) => [de, a] as const))

  it('says what it is about: its row, or the dates of what is missing', async () => {
    expect(await read((await sent()).numero)).toMatchObject({ nature: 'quotite', ligneId: 'periode-4' })
    const missing = {
      cleEnvoi: newId(),
      nature: 'periodemanquante',
      ligneId: '',
      valeurs: {
        debut: '01/09/2003',
        fin: '31/08/2004',
        employeur: 'Mairie de Lyon',
        indiceMajore: '400',
        quotite: '100',
      },
      explication: 'J’étais agent de la mairie.',
      pieces: [],
    } as const
    const answered = await send(
      portal,
      correctioncir,
      { body: missing as never },
      { cookie: cookies[CAMILLE] ?? '' },
    )
    expect(answered.statusCode, answered.body).toBe(200)
    const shown = await read(answered.json<{ numero: string }>().numero)
    expect(shown).toMatchObject({ debut: '2003-09-01', fin: '2004-08-31' })
    expect(shown).not.toHaveProperty('ligneId')
  })

  it.each(pairs)('goes from %s to %s only when the table says so', async (de, a) => {
    const { numero } = await sentAt(de)
    if (peutPasser(de, a)) await move(numero, a)
    else await expect(move(numero, a)).rejects.toThrow(/Seule une correction|Aucune correction ne revient/)
    expect((await read(numero))?.etat).toBe(peutPasser(de, a) ? a : de)
  })

  it('is told by an unread event and a mail that keeps the reason for the space', async () => {
    const { numero } = await sentAt('encours')
    const before = await mailsOf(portal)
    await move(numero, 'refusee', 'L’arrêté porte une autre date.')
    expect((await read(numero))?.motif).toBe('L’arrêté porte une autre date.')
    const home = await send(portal, accueilconnecte, {}, { cookie: cookies[CAMILLE] ?? '' })
    expect(home.json<Accueil>().donnee.listeEvenement[0]).toMatchObject({
      statut: 'EVE_NON_LU',
      service: 'compteindividuelretraite',
      actionIhm: 'lienCompteIndividuelRetraite',
      libelle1: 'Votre demande de correction est refusée',
      libelle2: numero,
    })
    const fresh = (await mailsOf(portal)).filter(({ id }) => !before.some((mail) => mail.id === id))
    expect(fresh.map(({ genre }) => genre)).toEqual(['correctionavancee'])
    expect(fresh[0]?.texte).not.toContain('arrêté')
  })

  it.each([
    ['refusee', '', 'Dites à la personne pourquoi'],
    ['refusee', '<b>Non</b>', 'sans balise'],
    ['perdue', 'x', 'L’état est l’un de'],
  ])('refuses the state %s with the reason « %s »', async (etat, motif, sentence) => {
    const { numero } = await sentAt('encours')
    await expect(move(numero, etat, motif)).rejects.toThrow(sentence)
    expect((await read(numero))?.etat).toBe('encours')
  })

  it('knows no other number', async () => {
    await expect(move('CIR-2026-9999-9999', 'encours')).rejects.toThrow('Aucune correction n’a ce numéro')
    expect(said.at(-1)).toContain('encours')
  })

  it('goes on once the files asked for are there, sent once or twice', async () => {
    const { correctionId, numero } = await sentAt('piecedemandee')
    const pieces = [await piece()]
    const answers = await Promise.all([complete(correctionId, pieces), complete(correctionId, pieces)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await read(numero)).toMatchObject({ etat: 'encours', pieces: [{ pieceId: pieces[0] }] })
  })

  it('takes no file that is not asked for, nor someone else’s, nor for someone else', async () => {
    const studied = await sentAt('encours')
    const early = await complete(studied.correctionId, [await piece()])
    expect(early.json().erreurCode).toContain('CORRECTION_ETAT_KO')
    const { correctionId, numero } = await sentAt('piecedemandee')
    const stolen = await complete(correctionId, [await piece(KARIM)])
    expect(stolen.statusCode).toBe(444)
    expect(await read(numero)).toMatchObject({ etat: 'piecedemandee', pieces: [] })
    expect((await complete(correctionId, [await piece(KARIM)], KARIM)).statusCode).toBe(404)
  })

  it('is neither sent nor completed by a session that ended meanwhile', async () => {
    const { services } = portal
    const { correctionId, numero } = await sentAt('piecedemandee')
    const corrections = () => services.db.selectFrom('correction').select('id').execute()
    const before = await corrections()
    const cookie = await portal.signIn(CAMILLE)
    const session = await sessionOf(portal, cookie)
    await send(portal, deconnexion, {}, { cookie })
    const refused = { failure: 'sessionTerminee' }
    await expect(sendCorrection(services, session, { cleEnvoi: newId(), ...asked })).rejects.toMatchObject(
      refused,
    )
    const pieces = [await piece()]
    await expect(completeCorrection(services, session, { correctionId, pieces })).rejects.toMatchObject(
      refused,
    )
    expect(await corrections()).toEqual(before)
    expect((await read(numero))?.etat).toBe('piecedemandee')
  })

  it('is asked for on a row that can be so corrected only', async () => {
    const body = { cleEnvoi: newId(), ...asked, ligneId: 'enfant-1' }
    const answer = await send(portal, correctioncir, { body }, { cookie: cookies[CAMILLE] ?? '' })
    expect(answer.json().erreurCode).toContain('CORRECTION_LIGNE_KO')
  })
})
