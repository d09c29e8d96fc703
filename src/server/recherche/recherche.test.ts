import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nouvelledemande } from '#contract/messagerie/messagerie.ts'
import { rechercher, type Trouve } from '#contract/recherche/recherche.ts'
import { addCorrection } from '#server/carriere/store.ts'
import { addDossier } from '#server/demande/store.ts'
import { addMessage, conversationsOf } from '#server/messagerie/store.ts'
import { newId } from '#server/kit/identifiers.ts'
import { changeCompte } from '#server/kit/people/comptes.ts'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { rubriqueApp } from '#testing/apps/rubriqueApp.ts'

const NOW = Date.UTC(2026, 10, 2, 9)

describe.each(databases)('the one search on %s', (database) => {
  let app: Awaited<ReturnType<typeof rubriqueApp>>
  const find = async (texte: string, who: 'camille' | 'ange' = 'camille') => {
    const answer = await send(app.portal, rechercher, { query: { texte } }, { cookie: app.cookies[who] })
    expect(answer.statusCode).toBe(200)
    return answer.json<{ donnee: Trouve }>().donnee
  }
  const titles = (group: Trouve['pension']) => group?.premiers.map(({ libelle1 }) => libelle1)

  beforeAll(async () => {
    app = await rubriqueApp(database)
    const { give, portal, ids } = app
    const { db } = portal.services
    const pension = { genre: 'remunerationpension', code_sous_theme_ged: 201 } as const
    await give('camille', { libelle1: 'Octobre 2025', code_sous_theme_ged: 101, libelle3: '2\u202F345,67 €' })
    await give('camille', { libelle1: 'Novembre 2025', code_sous_theme_ged: 101 })
    await give('camille', { libelle1: 'Attestation 2025' })
    await give('camille', { libelle1: 'Octobre 2025', ...pension })
    await give('camille', { libelle1: 'Votre titre', genre: 'titrepension', code_sous_theme_ged: 211 })
    await give('camille', { libelle1: 'Accusé de réception', genre: 'suividepartretraite' })
    await give('ange', { libelle1: 'Octobre 2025', code_sous_theme_ged: 101 })
    await send(
      portal,
      nouvelledemande,
      {
        body: {
          cleEnvoi: newId(),
          theme: 'remuneration',
          objet: 'Mon rappel d’échelon',
          texte: 'Bonjour. Quand viendra l’arriéré ?',
          reference: '',
          pieces: [],
        },
      },
      { cookie: app.cookies.camille },
    )
    const [conversation] = await conversationsOf(db, ids.camille)
    await addMessage(db, {
      demandeId: conversation?.id ?? '',
      auteur: 'service',
      texte: 'Il sera versé en décembre avec la prime.',
      now: NOW,
    })
    const sent = { json: '{}', cle_envoi: newId(), cree_le: NOW, modifie_le: NOW }
    await addDossier(db, {
      ...sent,
      id: newId(),
      compte_id: ids.camille,
      genre: 'depart',
      numero: 'DR-2026-0000-0001',
      etat: 'recue',
      date_depart: '2027-07-01',
    })
    await addCorrection(db, {
      ...sent,
      id: newId(),
      compte_id: ids.camille,
      numero: 'CIR-2026-0000-0001',
      etat: 'transmise',
      motif: null,
    })
  })
  afterAll(() => app.portal.close())

  it('finds payslips, whose titles are months, by what they are called', async () => {
    const found = await find('fiche de paie')
    expect(titles(found.remunerationpaie)?.toSorted()).toEqual(['Novembre 2025', 'Octobre 2025'])
    expect(found.remunerationpaie?.total).toBe(2)
    expect(found.pension?.total).toBe(0)
  })

  it.each(['10/2025', '2025-10', 'octobre 2025', 'OCT. 2025'])(
    'finds the slips of %s in both lists',
    async (texte) => {
      const { remunerationpaie, pension } = await find(texte)
      expect([titles(remunerationpaie), titles(pension)]).toEqual([['Octobre 2025'], ['Octobre 2025']])
    },
  )

  it.each(['impôt', 'IMPOTS', 'déclaration de revenus', 'attestation fiscale'])(
    'finds the tax certificate by %s',
    async (texte) => expect(titles((await find(texte)).remunerationpaie)).toEqual(['Attestation 2025']),
  )

  it('finds a pension title, an amount, a request by its number and a correction by its date', async () => {
    expect(titles((await find('titre de pension')).pension)).toEqual(['Votre titre'])
    expect(titles((await find('2 345,67')).remunerationpaie)).toEqual(['Octobre 2025'])
    expect(titles((await find('accusé de réception')).documentsDemande)).toEqual(['Accusé de réception'])
    expect((await find('dr-2026-0000-0001')).demandes).toEqual({
      total: 1,
      premiers: [{ genre: 'depart', numero: 'DR-2026-0000-0001', envoyeeLe: '2026-11-02' }],
    })
    expect((await find('correction 02/11/2026')).corrections?.total).toBe(1)
  })

  it('finds a conversation by what was written, gives the sentence, and leaves it unread', async () => {
    const { messages } = await find('prime de décembre')
    expect(messages?.premiers).toMatchObject([
      { objet: 'Mon rappel d’échelon', extrait: 'Il sera versé en décembre avec la prime.' },
    ])
    expect((await find('rappel')).messages?.premiers[0]?.extrait).toBe('Quand viendra l’arriéré ?')
  })

  it('finds questions of the help, those first whose title says it', async () => {
    const { aide } = await find('impôt')
    expect(aide.total).toBeGreaterThan(0)
    expect(aide.premiers).toHaveLength(aide.total)
    expect(aide.premiers[0]?.titre).toMatch(/impôt|impos|fiscal|prélèvement/i)
    expect(aide.premiers.every(({ extrait }) => extrait.length <= 161 && !extrait.includes('<'))).toBe(true)
  })

  it('gives nothing of anybody else', async () => {
    const found = await find('octobre', 'ange')
    expect(found.remunerationpaie?.total).toBe(1)
    expect([found.pension, found.demandes, found.messages, found.corrections].map((g) => g?.total)).toEqual([
      0, 0, 0, 0,
    ])
    expect((await find('dr-2026-0000-0001', 'ange')).demandes?.total).toBe(0)
    expect((await find('prime', 'ange')).messages?.total).toBe(0)
  })

  it('gives no more of a document than a line shows', async () => {
    const { remunerationpaie } = await find('2345,67')
    expect(Object.keys(remunerationpaie?.premiers[0] ?? {}).toSorted()).toEqual([
      'dateDocument',
      'documentUuid',
      'genre',
      'libelle1',
      'libelle3',
    ])
  })

  it('says nothing of the services that are not granted, nor of any to who is not confirmed', async () => {
    const { db } = app.portal.services
    await changeCompte(db, app.ids.ange, { services: JSON.stringify(['remuneration']) })
    expect(Object.keys(await find('octobre', 'ange')).toSorted()).toEqual(['aide', 'remunerationpaie'])
    await changeCompte(db, app.ids.ange, { etat: 'AFFIRME' })
    expect((await find('octobre', 'ange')).remunerationpaie).toBeUndefined()
  })

  it('finds nothing where nothing is said, and needs a session', async () => {
    expect(await find('« » !')).toEqual({ aide: { total: 0, premiers: [] } })
    expect((await send(app.portal, rechercher, { query: { texte: 'octobre' } })).statusCode).toBe(401)
  })
})
