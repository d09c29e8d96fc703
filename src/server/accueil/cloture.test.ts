import { services as allServices } from '#contract/kit/services.ts'
import { accueilconnecte, type Accueil } from '#contract/accueil/evenement.ts'
import { actionsIhm, type ActionIhm } from '#contract/kit/evenements.ts'
import { sectionsCir } from '#contract/carriere/cir.ts'
import { verificationcir } from '#contract/carriere/compteindividuelretraite.ts'
import { completercorrection, correctioncir } from '#contract/carriere/corrections.ts'
import { suivis } from '#contract/demande/suivi.ts'
import { camille } from '#demo/personas/camille/camille.ts'
import { makeCir } from '#demo/retraite/makeCir.ts'
import { advanceCorrection } from '#server/carriere/advanceCorrection.ts'
import { advanceDossier } from '#server/demande/dossier/advanceDossier.ts'
import { dossierById } from '#server/demande/store.ts'
import { addEvenements } from '#server/kit/news/evenements.ts'
import { changeCompte } from '#server/kit/people/comptes.ts'
import { putCir } from '#server/kit/people/cirs.ts'
import { addPieces } from '#server/kit/pieces/store.ts'
import { newId } from '#server/kit/identifiers.ts'
import { demandeApp, type DemandeApp } from '#testing/apps/demandeApp.ts'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

describe.each(databases)('events that an act answers on %s', (database) => {
  let portal: DemandeApp

  beforeEach(async () => {
    portal = await demandeApp(database)
    await changeCompte(portal.services.db, portal.id, { services: JSON.stringify(allServices) })
  })
  afterEach(() => portal.close())

  const add = (libelle1: string, action_ihm: ActionIhm | null, objet: string | null = null) =>
    addEvenements(portal.services.db, [
      {
        id: newId(),
        compte_id: portal.id,
        document_uuid: null,
        statut: 'EVE_NON_LU',
        service: 'retraite',
        action_ihm,
        tri: 9,
        libelle1,
        libelle2: null,
        date_evenement: '2026-11-01',
        reference_url: null,
        objet,
      },
    ])
  const shown = async () => {
    const answer = await send(portal, accueilconnecte, {}, { cookie: portal.cookie })
    return answer.json<Accueil>().donnee.listeEvenement.map(({ libelle1 }) => libelle1)
  }
  const piece = async () => {
    const id = newId()
    const row = { id, nom: 'a.pdf', type: 'application/pdf', taille: 3, empreinte: '', fichier: `${id}.pdf` }
    await addPieces(portal.services.db, [{ ...row, compte_id: portal.id, cree_le: 1, message_id: null }])
    return id
  }

  it('a request sent closes those that asked for it, and no other', async () => {
    await add('Vous pouvez demander votre retraite', 'lienDemandeDepartRetraite')
    await add('Reprenez votre brouillon', 'DEMANDE_DEPART_RETRAITE')
    await add('Vérifiez votre compte avant', 'lienCompteIndividuelRetraite', 'demandedepartretraite')
    await add('Vérifiez votre compte', 'lienCompteIndividuelRetraite')
    await portal.sendDepart()
    expect(await shown()).toEqual([
      'Demande reçue par le Service des Retraites de l’État',
      'Vérifiez votre compte',
    ])
  })

  it('a document given closes the event that asked for it; so does the end of the request', async () => {
    const { dossierId } = (await portal.sendDepart()).json<{ dossierId: string }>()
    const { services, cookie } = portal
    const ask = async () => {
      const dossier = await dossierById(services.db, dossierId)
      const move = { etat: 'piecedemandee', motif: 'Votre relevé d’identité bancaire' } as const
      if (dossier) await advanceDossier(services, services.db, dossier, move)
    }
    await ask()
    expect(await shown()).toEqual(['Une pièce vous est demandée.'])
    await send(portal, suivis.depart.completer, { body: { dossierId, pieces: [await piece()] } }, { cookie })
    expect(await shown()).toEqual(['Démarrage du traitement de votre demande.'])
    await ask()
    const asked = await dossierById(services.db, dossierId)
    if (asked)
      await advanceDossier(services, services.db, asked, {
        etat: 'annulee',
        motif: 'Abandon',
        annuleePar: 'service',
      })
    expect(await shown()).toEqual(['Dossier annulé par le Service des Retraites de l’État.'])
  })

  it('a correction closes the events about its row, and about its own missing document', async () => {
    const cir = makeCir(camille, '2026-11-20')
    if (cir) await putCir(portal.services.db, portal.id, cir)
    await add('Un temps partiel est à préciser', 'lienCompteIndividuelRetraite', 'periode-4')
    await add('Une période manque', 'COMPTE_INDIVIDUEL_RETRAITE', 'periodemanquante')
    const body = {
      cleEnvoi: newId(),
      nature: 'quotite' as const,
      ligneId: 'periode-4',
      valeurs: { quotite: '80' },
      explication: 'J’étais à 80 %, comme le dit mon arrêté.',
      pieces: [],
    }
    const { cookie, services } = portal
    const sent = await send(portal, correctioncir, { body }, { cookie })
    const { correctionId, numero } = sent.json<{ correctionId: string; numero: string }>()
    expect(await shown()).toEqual(['Une période manque'])
    for (const etat of ['encours', 'piecedemandee'] as const)
      await advanceCorrection(services, { numero, etat, motif: 'Votre arrêté' })
    expect(await shown()).toEqual(['Une pièce est demandée pour votre correction', 'Une période manque'])
    await send(portal, completercorrection, { body: { correctionId, pieces: [await piece()] } }, { cookie })
    expect(await shown()).toEqual(['Une période manque'])
  })

  it('an account that is verified closes what asked to look at it, but for what names a row', async () => {
    await add('Validez votre compte', 'securiserCompte')
    await add('Vérifiez votre compte', 'lienCompteIndividuelRetraite')
    await add('Un temps partiel est à préciser', 'lienCompteIndividuelRetraite', 'periode-4')
    const sections = Object.fromEntries(sectionsCir.map((section) => [section, 'exact' as const]))
    await send(portal, verificationcir, { body: { sections } }, { cookie: portal.cookie })
    expect(await shown()).toEqual(['Un temps partiel est à préciser'])
  })

  it('asks nothing of someone who may only read', async () => {
    for (const action of actionsIhm) await add(action, action)
    expect(await shown()).toHaveLength(actionsIhm.length)
    await changeCompte(portal.services.db, portal.id, { lecture_seule: 1 })
    expect((await shown()).toSorted()).toEqual(
      [
        'ouvrirDocument',
        'lienSuiviRetraite',
        'SUIVI_RETRAITE',
        'lienSuiviRetraiteProgressive',
        'SUIVI_RETRAITE_PROGRESSIVE',
        'lienCompteIndividuelRetraite',
        'COMPTE_INDIVIDUEL_RETRAITE',
        'ouvrirUrl',
      ].toSorted(),
    )
  })
})
