import { type Etape, prochainesetapes } from '#contract/accueil/etapes.ts'
import type { GenreBrouillon } from '#contract/kit/brouillon.ts'
import { services as allServices } from '#contract/kit/services.ts'
import { advanceDossier } from '#server/demande/dossier/advanceDossier.ts'
import { dossierById } from '#server/demande/store.ts'
import { askToConfirm } from '#server/inscription/identite/identityEvent.ts'
import { keepBrouillon } from '#server/kit/drafts/store.ts'
import { changeCompte } from '#server/kit/people/comptes.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { setVerification } from '#server/kit/people/cirs.ts'
import { newId } from '#server/kit/identifiers.ts'
import { addCorrection } from '#server/carriere/store.ts'
import { addConversation } from '#server/messagerie/store.ts'
import { ALAIN, demandeApp, type DemandeApp } from '#testing/apps/demandeApp.ts'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const NOW = Date.parse('2026-11-20T09:00:00Z')

describe.each(databases)('next steps on %s', (database) => {
  let portal: DemandeApp

  beforeEach(async () => {
    portal = await demandeApp(database)
    await changeCompte(portal.services.db, portal.id, { services: JSON.stringify(allServices) })
    await setVerification(portal.services.db, portal.id, '{}')
  })
  afterEach(() => portal.close())

  const steps = async (cookie = portal.cookie) =>
    (await send(portal, prochainesetapes, {}, { cookie })).json().listeEtape
  const correction = (etat: 'transmise' | 'encours' | 'piecedemandee', numero: string) =>
    addCorrection(portal.services.db, {
      id: newId(),
      compte_id: portal.id,
      numero,
      etat,
      json: '{}',
      cle_envoi: newId(),
      motif: etat === 'piecedemandee' ? 'Votre arrêté' : null,
      cree_le: NOW,
      modifie_le: NOW,
    })
  const typed = (genre: GenreBrouillon, modifie_le: number) =>
    keepBrouillon(portal.services.db, { compte_id: portal.id, genre, version: 1, json: '{}', modifie_le })

  it('has none for who has nothing under way', async () => {
    expect(await steps()).toEqual([])
  })

  it('tells a request: who acts, since when, its next date; then the document that it asks for', async () => {
    const { dossierId, numero } = (await portal.sendDepart()).json<{ dossierId: string; numero: string }>()
    const request = { genre: 'depart', numero, depuis: '2026-11-20' }
    const echeance = { nature: 'silence', date: '2027-01-20' }
    const aVotreCharge = { nature: 'employeur', date: '2027-04-01' }
    expect(await steps()).toEqual([
      { nature: 'dossier', acteur: 'service', ...request, echeance, aVotreCharge },
    ])
    const { services } = portal
    const dossier = await dossierById(services.db, dossierId)
    const move = { etat: 'piecedemandee', motif: 'Un RIB à votre nom' } as const
    if (dossier) await advanceDossier(services, services.db, dossier, move)
    portal.wait(62 * 86_400_000)
    const later = await portal.signIn(ALAIN)
    expect(await steps(later)).toEqual([
      {
        nature: 'piecedossier',
        acteur: 'vous',
        ...request,
        motif: 'Un RIB à votre nom',
        echeance: { nature: 'effet', date: '2027-10-01' },
        aVotreCharge,
      },
    ])
    const asked = await dossierById(services.db, dossierId)
    if (asked)
      await advanceDossier(services, services.db, asked, {
        etat: 'annulee',
        motif: 'Abandon',
        annuleePar: 'personne',
      })
    expect(await steps(later)).toEqual([])
  })

  it('goes on telling who is late that nobody else tells their employer, until the departure', async () => {
    await portal.sendDepart()
    const told = async (days: number) => {
      portal.wait(days * 86_400_000)
      return (await steps(await portal.signIn(ALAIN))).map(({ aVotreCharge }: Etape) => aVotreCharge)
    }
    expect(await told(180)).toEqual([{ nature: 'employeur', date: '2027-04-01' }])
    expect(await told(135)).toEqual([undefined])
  })

  it('tells a new account that waits, with nobody to act, until it is the present one', async () => {
    const effetLe = '2026-11-22T09:00:00.000Z'
    await changeProfil(portal.services.db, portal.id, {
      iban_nouveau: 'FR7699999000012611200041159',
      iban_effet_le: Date.parse(effetLe),
    })
    expect(await steps()).toEqual([{ nature: 'iban', depuis: '2026-11-19', effetLe }])
    portal.wait(3 * 86_400_000)
    expect(await steps(await portal.signIn(ALAIN))).toEqual([])
  })

  it('tells until when a correction may stay without an answer, until the office begins it', async () => {
    await correction('transmise', 'CIR-1')
    await correction('encours', 'CIR-2')
    const [sent, begun] = await steps()
    // Two months (art. L. 231-4 CRPA) after 20 November 2026.
    expect(sent).toMatchObject({ numero: 'CIR-1', echeance: { nature: 'silence', date: '2027-01-20' } })
    expect(begun.echeance).toBeUndefined()
  })

  it('puts first what the person has to do, from every procedure', async () => {
    const { db } = portal.services
    await correction('encours', 'CIR-1')
    await correction('piecedemandee', 'CIR-2')
    await typed('demandedepartretraite', NOW)
    await askToConfirm(db, portal.id, '2026-11-01')
    for (const objet of ['Question', 'Autre question'])
      await addConversation(db, { compte_id: portal.id, objet, non_lue: 1, cle_envoi: null })
    await db.updateTable('cir').set({ verification: null }).execute()
    const told: { nature: string; acteur: string }[] = await steps()
    expect(told.map(({ nature, acteur }) => `${nature} ${acteur}`)).toEqual([
      'identite vous',
      'piececorrection vous',
      'reponses vous',
      'brouillon vous',
      'verification vous',
      'correction service',
    ])
    expect(told[2]).toMatchObject({ nombre: 2 })
    expect(told[3]).toMatchObject({ brouillon: 'demandedepartretraite', supprimeLe: '2027-02-18' })
  })

  it('puts first, of two steps alike, the one whose last day is nearest', async () => {
    const DAY = 86_400_000
    await typed('demandedepartretraite', NOW - DAY)
    await typed('demandedepartretraiteprogressive', NOW - 3 * DAY)
    await typed('correctioncir', NOW - 2 * DAY)
    expect((await steps()).map(({ brouillon }: { brouillon: string }) => brouillon)).toEqual([
      'demandedepartretraiteprogressive',
      'correctioncir',
      'demandedepartretraite',
    ])
  })

  it('puts first, before what others do, a request that the person has a date to keep for', async () => {
    await correction('encours', 'CIR-1')
    await portal.sendDepart()
    expect((await steps()).map(({ nature }: { nature: string }) => nature)).toEqual(['dossier', 'correction'])
  })

  it('leaves who may only read what they can follow, and nothing to read or to verify', async () => {
    const { db } = portal.services
    await correction('piecedemandee', 'CIR-2')
    await typed('demandedepartretraite', NOW)
    await addConversation(db, { compte_id: portal.id, objet: 'Question', non_lue: 1, cle_envoi: null })
    await db.updateTable('cir').set({ verification: null }).execute()
    await changeCompte(db, portal.id, { lecture_seule: 1 })
    expect((await steps()).map(({ nature }: { nature: string }) => nature)).toEqual(['piececorrection'])
  })

  it('tells who is not confirmed only to confirm who they are', async () => {
    const { db } = portal.services
    await portal.sendDepart()
    await askToConfirm(db, portal.id, '2026-11-01')
    await changeCompte(db, portal.id, { etat: 'AFFIRME' })
    const [etape, ...others] = await steps()
    expect(others).toEqual([])
    expect(etape).toMatchObject({ nature: 'identite', motif: expect.stringContaining('s’afficheront') })
  })
})
