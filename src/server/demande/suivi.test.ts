import { suivis } from '#contract/demande/suivi.ts'
import { type Accueil, accueilconnecte } from '#contract/accueil/evenement.ts'
import { rechercher, type Trouve } from '#contract/recherche/recherche.ts'
import type { EtatDossier, GenreDossier } from '#rules/demande/etats.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advance } from '#server/admin/retraite/dossiers.ts'
import { dossiers } from '#demo/retraite/dossiers.ts'
import { seedDossiers } from '#demo/retraite/seedDossiers.ts'
import { newId } from '#server/kit/identifiers.ts'
import { evenementsOf } from '#server/kit/news/evenements.ts'
import { addPieces } from '#server/kit/pieces/store.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { addDossier } from './store.ts'
import { mailsOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'

const HELENE = '265095935006131'
const LUC = '165045935006297'
const ODILE = '265055935006362'
const PIERRE = '163093306301432'
const DAY_MS = 86_400_000

describe.each(databases)('the follow-up of a request on %s', (database) => {
  let portal: TestApp
  const ids: Record<string, string> = {}
  const said: string[] = []
  const output = { say: (line: string) => void said.push(line) } as Parameters<typeof advance>[2]

  const answered = async (nir: string, genre: GenreDossier, numero?: string) => {
    const query = numero === undefined ? {} : { numero }
    return (await send(portal, suivis[genre].lire, { query }, { cookie: await portal.signIn(nir) })).json()
  }
  const read = async (...asked: Parameters<typeof answered>) => (await answered(...asked)).suivi
  const proposed = async (nir: string) =>
    (await send(portal, accueilconnecte, {}, { cookie: await portal.signIn(nir) })).json<Accueil>().donnee
      .suivis
  const found = async (nir: string) => {
    const query = { texte: 'progressive' }
    const answer = await send(portal, rechercher, { query }, { cookie: await portal.signIn(nir) })
    return answer.json<{ donnee: Trouve }>().donnee.demandes?.total
  }
  const move = (numero: string, etat: EtatDossier, more: object = {}) =>
    advance(portal.services, { numero, etat, ...more }, output)
  const pieceOf = async (nir: string, nom = 'a.pdf') => {
    const id = newId()
    const row = {
      id,
      nom,
      type: 'application/pdf',
      taille: 3,
      empreinte: '',
      fichier: `${id}.pdf`,
    }
    await addPieces(portal.services.db, [{ ...row, compte_id: ids[nir] ?? '', cree_le: 1, message_id: null }])
    return id
  }
  const seed = (nir: string) =>
    seedDossiers(portal.services.db, ids[nir] ?? '', dossiers[nir] ?? [], '2026-11-20', () => undefined)

  beforeAll(async () => {
    portal = await testApp(database)
    for (const nir of [HELENE, LUC, ODILE, PIERRE]) {
      ids[nir] = await portal.addPerson(nir)
      await changeProfil(portal.services.db, ids[nir], { courriel_principal: `${nir}@example.org` })
      await seed(nir)
    }
  })
  afterAll(() => portal.close())

  it('shows the request that is named, to whom it belongs', async () => {
    const { numero } = await read(PIERRE, 'depart')
    expect((await read(PIERRE, 'depart', numero)).numero).toBe(numero)
    expect(await answered(PIERRE, 'depart', 'DR-2026-0000-0000')).toEqual({})
    expect(await read(PIERRE, 'progressive', numero)).toBeUndefined()
    expect(await answered(HELENE, 'depart', numero)).toEqual({})
    expect(await answered(HELENE, 'progressive', 'DP-2026-0465-6093')).toEqual({})
  })

  it('shows where it stands, with the dates of the specification', async () => {
    expect(await read(HELENE, 'progressive')).toMatchObject({
      etat: 'traitement',
      dateDemandeRecue: '2026-10-17',
      dateDocumentEmployeurTransmis: '2026-11-14',
      annulable: false,
    })
    expect(await read(HELENE, 'depart')).toBeUndefined()
  })

  it('closes seven days after a cancellation, and is no longer proposed', async () => {
    expect(await read(LUC, 'progressive')).toMatchObject({
      etat: 'annulee',
      dateAnnulationDemande: '2026-11-15',
    })
    const { suivi, clos } = await answered(ODILE, 'progressive')
    expect(suivi).toBeUndefined()
    expect(clos).toMatchObject({
      numero: 'DP-2026-0465-6093',
      annulation: { etat: 'annulee', date: '2026-11-12', annuleePar: 'service' },
    })
    expect([await proposed(LUC), await found(LUC)]).toEqual([['progressive'], 1])
    expect([await proposed(ODILE), await found(ODILE)]).toEqual([[], 0])
    portal.wait(3 * DAY_MS)
    expect(await read(LUC, 'progressive')).toBeUndefined()
    expect([await proposed(LUC), await found(LUC)]).toEqual([[], 0])
    expect(await proposed(PIERRE)).toEqual(['depart'])
  })

  it('goes through every state by the command, each told by an event and a mail', async () => {
    const numero = 'DP-2026-0512-9830'
    for (const etat of ['decompte', 'decomptecorrectif', 'validee'] as const) await move(numero, etat)
    expect((await read(HELENE, 'progressive')).dateRetraiteProgressiveValide).toBe('2026-11-23')
    const events = await evenementsOf(portal.services.db, ids[HELENE] ?? '')
    expect(events.map(({ libelle1 }) => libelle1)).toEqual([
      'Fin de votre démarche de demande.',
      'Un décompte corrigé de votre pension est disponible.',
      'Le décompte de votre pension est disponible.',
    ])
    const mails = (await mailsOf(portal)).filter(({ destinataire }) => destinataire.startsWith(HELENE))
    expect(mails).toHaveLength(3)
    await expect(move(numero, 'traitement')).rejects.toThrow('il est terminé')
  })

  it('refuses a state that does not follow, an unknown one, and a document asked for without saying which', async () => {
    const numero = 'DR-2026-0988-3174'
    await expect(move(numero, 'paiement')).rejects.toThrow('il peut passer à : traitement, annulee')
    await expect(move(numero, 'perdu' as EtatDossier)).rejects.toThrow('n’est pas un état')
    await move(numero, 'traitement')
    await expect(move(numero, 'piecedemandee')).rejects.toThrow('--motif')
    await expect(move('DR-0000', 'traitement')).rejects.toThrow('dossiers lister')
    await move(numero, 'piecedemandee', { motif: 'Votre livret de famille' })
  })

  it('goes on when the person gives the file that was asked for, and only then', async () => {
    const cookie = await portal.signIn(PIERRE)
    const { dossierId } = await read(PIERRE, 'depart')
    const complete = (pieces: string[]) =>
      send(portal, suivis.depart.completer, { body: { dossierId, pieces } }, { cookie })
    expect((await complete([await pieceOf(LUC)])).json().erreurCode).toContain('PIECE_ABSENTE')
    const mine = await pieceOf(PIERRE)
    const answers = await Promise.all([complete([mine]), complete([mine])])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const { etat, passages } = await read(PIERRE, 'depart')
    expect([etat, passages.at(-2)?.etat]).toEqual(['traitement', 'piecedemandee'])
    const late = await complete([await pieceOf(PIERRE)])
    expect(late.json().erreurCode).toContain('DOSSIER_PIECES_KO')
  })

  it('takes a bank statement in its own formats only, once it is said to be one', async () => {
    const numero = 'DR-2026-0988-3174'
    const asking = { motif: 'Votre RIB', piece: 'iban' }
    await expect(move(numero, 'piecedemandee', { ...asking, piece: 'rib' })).rejects.toThrow('iban, autre')
    await move(numero, 'piecedemandee', asking)
    const { dossierId, passages } = await read(PIERRE, 'depart')
    expect(passages.at(-1)).toMatchObject({ motif: 'Votre RIB', usage: 'iban' })
    const cookie = await portal.signIn(PIERRE)
    const complete = async (nom: string) =>
      send(
        portal,
        suivis.depart.completer,
        { body: { dossierId, pieces: [await pieceOf(PIERRE, nom)] } },
        { cookie },
      )
    expect((await complete('rib.docx')).json().erreurCode).toContain('PIECE_TYPE_IBAN_KO')
    expect((await complete('rib.png')).statusCode).toBe(200)
  })

  it('lets a progressive request whose missing file is asked for at once wait where it was, without announcing a document', async () => {
    const numero = 'DP-2'
    const received = {
      genre: 'progressive',
      numero,
      dansMois: 6,
      passages: [{ etat: 'recue', ilYAJours: 0 }],
    } as const
    await seedDossiers(portal.services.db, ids[PIERRE] ?? '', [received], '2026-11-23', () => undefined)
    await move(numero, 'piecedemandee', { motif: 'Votre autorisation de temps partiel' })
    const cookie = await portal.signIn(PIERRE)
    const { dossierId } = await read(PIERRE, 'progressive')
    const body = { dossierId, pieces: [await pieceOf(PIERRE)] }
    expect((await send(portal, suivis.progressive.completer, { body }, { cookie })).statusCode).toBe(200)
    const { etat, dateRecapDisponible } = await read(PIERRE, 'progressive')
    expect({ etat, dateRecapDisponible }).toEqual({ etat: 'recue', dateRecapDisponible: undefined })
    const [news] = await evenementsOf(portal.services.db, ids[PIERRE] ?? '')
    expect(news).toMatchObject({
      libelle1: 'La pièce demandée est reçue, et votre demande reprend là où elle en était.',
      statut: 'EVE_LU',
    })
    const mail = (await mailsOf(portal)).findLast(({ texte }) => texte.includes(numero))
    expect(mail?.sujet).toBe('La pièce demandée pour votre retraite progressive est reçue')
  })

  it('shows the request that has not ended, whatever the clocks of two servers said', async () => {
    const { db } = portal.services
    const row = {
      compte_id: ids[HELENE] ?? '',
      genre: 'depart',
      json: '{}',
      date_depart: '2027-10-01',
    } as const
    const states = ['recue', 'annulee'] as const
    for (const [at, etat] of states.entries()) {
      const id = newId()
      await addDossier(db, { ...row, id, numero: id, cle_envoi: id, etat, cree_le: at, modifie_le: at })
    }
    expect(await read(HELENE, 'depart')).toMatchObject({ etat: 'recue' })
  })
})
