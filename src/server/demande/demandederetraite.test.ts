import { brouillons } from '#contract/kit/brouillon.ts'
import type { ContexteDemande } from '#contract/demande/contexte.ts'
import { telechargements } from '#contract/documents/document.ts'
import { profilExport } from '#contract/profil/profil.ts'
import { suivis } from '#contract/demande/suivi.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#server/kit/identifiers.ts'
import { evenementsOf } from '#server/kit/news/evenements.ts'
import { changeProfil, profilOf } from '#server/kit/people/profils.ts'
import { mailsOf, refusalOf, send, sessionOf } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { sendDemande } from './demande/sendDemande.ts'
import { readZip } from '#testing/readZip.ts'
import { ALAIN, demandeApp, departDAlain, type DemandeApp } from '#testing/apps/demandeApp.ts'

const { situation, depart } = departDAlain()
const adresse = {
  codePays: '99100',
  voie: '3 RUE HAUTE',
  complement: '',
  codePostal: '59000',
  commune: 'LILLE',
}

describe.each(databases)('a request for retirement on %s', (database) => {
  let portal: DemandeApp
  const rows = () => portal.services.db.selectFrom('dossier').selectAll().execute()

  beforeEach(async () => {
    portal = await demandeApp(database)
  })
  afterEach(() => portal.close())

  it('begins with what the portal knows, the number and the IBAN masked', async () => {
    const contexte = (await portal.context()).json<ContexteDemande>()
    expect(contexte).toMatchObject({
      identite: { nom: 'Mercier', prenom: 'Alain', dateNaissance: '1963-11-08' },
      courriel: 'alain@example.org',
    })
    expect(contexte.cir?.situation.dateNaissance).toBe('1963-11-08')
    expect(JSON.stringify(contexte)).not.toMatch(/163115935007107|FR76999990000126/)
    expect(contexte.demandeEnCours).toBeUndefined()
  })

  it('is kept with its receipt, its event and its mail, and can be followed whatever the services were', async () => {
    const { dossierId, numero } = (await portal.sendDepart()).json<{ dossierId: string; numero: string }>()
    expect(numero).toMatch(/^DR-2026-\d{4}-\d{4}$/)
    const { demandeEnCours } = (await portal.context()).json<ContexteDemande>()
    expect(demandeEnCours).toMatchObject({
      dossierId,
      numero,
      dateEffet: '2027-10-01',
      recueLe: '2026-11-20',
    })
    const { cookie } = portal
    const { suivi } = (await send(portal, suivis.depart.lire, { query: {} }, { cookie })).json()
    expect(suivi).toMatchObject({ numero, etat: 'recue', annulable: true })
    const query = { documentUuid: demandeEnCours?.accuse ?? '' }
    const receipt = await send(portal, telechargements.suividepartretraite, { query }, { cookie })
    expect(receipt.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const events = await evenementsOf(portal.services.db, portal.id)
    expect(events.map(({ service, action_ihm, statut }) => [service, action_ihm, statut])).toEqual([
      ['suividepartretraite', 'lienSuiviRetraite', 'EVE_LU'],
    ])
    const mails = await mailsOf(portal)
    expect(mails.map(({ destinataire }) => destinataire)).toEqual(['alain@example.org'])
    expect(mails[0]?.texte).toContain(numero)
  })

  it('sent five times at once with one key is one request, and so is the same key later', async () => {
    const cleEnvoi = newId()
    const answers = await Promise.all(Array.from({ length: 5 }, () => portal.sendDepart({ cleEnvoi })))
    const late = await portal.sendDepart({ cleEnvoi })
    const numbers = [...answers, late].map((answer) => answer.json<{ numero: string }>().numero)
    expect(new Set(numbers).size).toBe(1)
    expect(await rows()).toHaveLength(1)
    expect(await mailsOf(portal)).toHaveLength(1)
  })

  it('sent again while it is being kept is no other one under way', async () => {
    const envoi = departDAlain()
    const session = await sessionOf(portal, portal.cookie)
    const first = vi.fn(() => portal.sendDepart(envoi))
    const db = portal.services.db.withPlugin({
      transformQuery: ({ node }) => node,
      // The first is kept once the second has seen that nothing is.
      transformResult: async ({ result }) => {
        if (first.mock.calls.length === 0) await first()
        return result
      },
    })
    const second = await sendDemande({ ...portal.services, db }, session, 'depart', envoi)
    const answer = await first.mock.results[0]?.value
    expect(second).toEqual(answer.json())
    expect(await rows()).toHaveLength(1)
  })

  it('is found again by its key when the rules of the day would refuse it', async () => {
    const cleEnvoi = newId()
    const { numero } = (await portal.sendDepart({ cleEnvoi })).json<{ numero: string }>()
    const passe = { ...depart, dateDepart: '2026-01-01' }
    expect((await portal.sendDepart({ depart: passe })).statusCode).toBe(444)
    const again = await portal.sendDepart({ cleEnvoi, depart: passe })
    expect([again.statusCode, again.json<{ numero: string }>().numero]).toEqual([200, numero])
  })

  it('is alone: another is refused while one is under way, even at the same moment, and open once it is cancelled', async () => {
    const answers = await Promise.all([portal.sendDepart(), portal.sendDepart()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 444])
    expect(refusalOf(await portal.sendDepart())).toEqual([444, 'SRE_ESPACEAGENT_DEMANDE_EN_COURS'])
    expect((await portal.sendProgressive()).statusCode).toBe(200)
    const [first] = await rows()
    const { cookie } = portal
    const body = { dossierId: first?.id ?? '', motif: 'Je reste un an de plus.' }
    await send(portal, suivis.depart.annuler, { body }, { cookie })
    expect((await portal.sendDepart()).statusCode).toBe(200)
  })

  it('is told to who begins one of the other kind, as long as it is under way', async () => {
    const other = async (genre: 'depart' | 'progressive') =>
      (await portal.context(genre)).json<ContexteDemande>().autreDemande
    expect([await other('depart'), await other('progressive')]).toEqual([undefined, undefined])
    const { numero } = (await portal.sendDepart()).json<{ numero: string }>()
    expect(await other('progressive')).toMatchObject({ numero })
    expect(await other('depart')).toBeUndefined()
    await portal.services.db.updateTable('dossier').set({ etat: 'annulee' }).execute()
    expect(await other('progressive')).toBeUndefined()
  })

  it('takes the files of the groups that its answers ask for, and no other', async () => {
    const [mine, unasked] = [await portal.addPiece(), await portal.addPiece()]
    const children = {
      ...situation,
      codeValidationEnfant: 1,
      enfants: [{ prenom: 'Léo', dateNaissance: '12/03/1995', handicap: false, anneesElevees: '18' }],
    }
    const pieces = { enfant: [mine], handicap: [unasked], serviceauxiliaire: [], iban: [] }
    expect((await portal.sendDepart({ situation: children, pieces })).statusCode).toBe(200)
    const held = await portal.services.db.selectFrom('piece').select(['id', 'groupe', 'dossier_id']).execute()
    expect(held.find(({ id }) => id === mine)).toMatchObject({
      groupe: 'enfant',
      dossier_id: (await rows())[0]?.id,
    })
    expect(held.find(({ id }) => id === unasked)?.dossier_id).toBeNull()
  })

  it('keeps the address to come in the profile, and the draft no more', async () => {
    const { cookie } = portal
    const draft = brouillons.demandedepartretraite
    await send(portal, draft.enregistrer, { body: { version: 0, contenu: { a: 1 } } }, { cookie })
    await portal.sendDepart({
      situation: { ...situation, changementAdresse: true },
      nouvelleAdresse: { ...adresse, dateEffet: '01/02/2027' },
    })
    const { adresse_future } = await profilOf(portal.services.db, portal.id)
    expect(JSON.parse(adresse_future ?? '')).toEqual({ ...adresse, dateEffet: '2027-02-01' })
    expect((await send(portal, draft.lire, {}, { cookie })).json()).toEqual({})
  })

  it('does not lose the address that has become the present one', async () => {
    const moved = { ...adresse, voie: '9 QUAI NEUF', dateEffet: '2026-11-01' }
    await changeProfil(portal.services.db, portal.id, { adresse_future: JSON.stringify(moved) })
    await portal.sendDepart({
      situation: { ...situation, changementAdresse: true },
      nouvelleAdresse: { ...adresse, dateEffet: '01/02/2027' },
    })
    const kept = await profilOf(portal.services.db, portal.id)
    expect(JSON.parse(kept.adresse ?? 'null')).toEqual({ ...adresse, voie: '9 QUAI NEUF' })
    expect(JSON.parse(kept.adresse_future ?? 'null')).toMatchObject({ dateEffet: '2027-02-01' })
  })

  it('with another IBAN warns both addresses, and leaves the account of the pay as it is', async () => {
    const before = await profilOf(portal.services.db, portal.id)
    await portal.sendDepart({
      depart: { ...depart, conservationIban: false, iban1: 'FR1420041010050500', iban2: '013M02606' },
    })
    const mails = await mailsOf(portal)
    expect(mails.map(({ destinataire, genre }) => `${genre} ${destinataire}`).toSorted()).toEqual([
      'dossier alain@example.org',
      'ibandemande alain@example.org',
      'ibandemande mercier@example.org',
    ])
    expect(mails.map(({ texte }) => texte).join(' ')).not.toContain('2606')
    expect((await profilOf(portal.services.db, portal.id)).iban).toBe(before.iban)
  })

  it('is in the copy of their data that the person takes', async () => {
    const { numero } = (await portal.sendDepart()).json<{ numero: string }>()
    const { cookie } = portal
    const archive = readZip((await send(portal, profilExport, {}, { cookie })).rawPayload)
    const { demandesDeRetraite: sent } = JSON.parse(String(archive.get('donnees.json'))) as {
      demandesDeRetraite: { numero: string; contenu: { depart: { dateDepart: string } } }[]
    }
    expect(sent.map((one) => [one.numero, one.contenu.depart.dateDepart])).toEqual([[numero, '2027-10-01']])
    const receipt = `documents/suividepartretraite/accuse-reception-${numero}.pdf`
    expect(archive.get(receipt)?.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('gives a calendar of its dates, once it is sent', async () => {
    const { cookie } = portal
    const read = () => send(portal, suivis.depart.calendrier, {}, { cookie })
    // What follows a request opens with it.
    expect((await read()).statusCode).toBe(403)
    await portal.sendDepart()
    const answer = await read()
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.body).toContain('DTSTART;VALUE=DATE:20271001')
    expect(answer.body).not.toContain(ALAIN)
  })
})
