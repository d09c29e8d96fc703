import { demandesDeRetraite, type DemandeEnvoyee } from '#contract/demande/demandederetraite.ts'
import { depart } from '#contract/demande/questions/depart.ts'
import { situationProgressive, tempsPartiel } from '#contract/demande/questions/progressive.ts'
import { situationDepart } from '#contract/demande/questions/situation.ts'
import { envoiInitial } from '#contract/kit/testing/contexteDemande.ts'
import type { Adresse } from '#contract/profil/profil.ts'
import { alain } from '#demo/personas/agents.ts'
import { makeCir } from '#demo/retraite/makeCir.ts'
import { newId } from '#server/kit/identifiers.ts'
import { putCir } from '#server/kit/people/cirs.ts'
import { addPieces } from '#server/kit/pieces/store.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { proveForGood, send } from '../calls.ts'
import type { DatabaseName } from '../databases.ts'
import { testApp } from '../testApp.ts'

export const ALAIN = '163115935007107'

/** Where Alain lives. */
export const adresseDAlain: Adresse = {
  codePays: '99100',
  voie: '4 rue des Lilas',
  complement: '',
  codePostal: '59000',
  commune: 'Lille',
}

/** A request for retirement that the rules accept from Alain on 2026-11-20. */
export const departDAlain = (changes: Partial<DemandeEnvoyee<'depart'>> = {}): DemandeEnvoyee<'depart'> => ({
  cleEnvoi: newId(),
  situation: {
    ...envoiInitial(situationDepart),
    situationFamiliale: 'celibataire',
    codeValidationEnfant: 3,
    courriel: 'alain.mercier@example.org',
    employeur: 'Préfecture du Nord',
  },
  depart: { ...envoiInitial(depart), dateDepart: '2027-10-01' },
  pieces: { enfant: [], handicap: [], serviceauxiliaire: [], iban: [] },
  declaration: true,
  ...changes,
})

/** A request for a progressive pension that the rules accept from Alain on 2026-11-20. */
export const progressiveDAlain = (
  changes: Partial<DemandeEnvoyee<'progressive'>> = {},
): DemandeEnvoyee<'progressive'> => ({
  cleEnvoi: newId(),
  situation: {
    ...envoiInitial(situationProgressive),
    courriel: 'alain.mercier@example.org',
    employeur: 'Préfecture du Nord',
  },
  tempsPartiel: { ...envoiInitial(tempsPartiel), dateDebut: '2027-03-01', quotite: 80 },
  pieces: { autorisation: [], iban: [] },
  declaration: true,
  ...changes,
})

/** The application with Alain, signed in, his account and his profile. */
export const demandeApp = async (database: DatabaseName) => {
  const portal = await testApp(database)
  const { db } = portal.services
  const id = await portal.addPerson(ALAIN, {
    prenom: 'Alain',
    nom: 'Mercier',
    date_naissance: alain.dateNaissance,
    granted: ['demandedepartretraite', 'demandedepartretraiteprogressive'],
  })
  const cir = makeCir(alain, '2026-11-20')
  if (cir) await putCir(db, id, cir)
  await changeProfil(db, id, {
    courriel_principal: 'alain@example.org',
    courriel_secondaire: 'mercier@example.org',
    iban: alain.iban,
    iban_depuis: '2020-01-01',
    adresse: JSON.stringify(adresseDAlain),
  })
  const cookie = await portal.signIn(ALAIN)
  await proveForGood(portal)
  return {
    ...portal,
    id,
    cookie,
    /** A file of someone, attached to nothing. */
    addPiece: async (compteId = id) => {
      const pieceId = newId()
      const described = { nom: 'acte.pdf', type: 'application/pdf', taille: 3, empreinte: '' }
      const row = {
        id: pieceId,
        compte_id: compteId,
        fichier: `${pieceId}.pdf`,
        cree_le: 1,
        message_id: null,
      }
      await addPieces(db, [{ ...described, ...row }])
      return pieceId
    },
    context: (genre: 'depart' | 'progressive' = 'depart') =>
      send(portal, demandesDeRetraite[genre].lire, {}, { cookie }),
    sendDepart: (changes: Partial<DemandeEnvoyee<'depart'>> = {}) =>
      send(portal, demandesDeRetraite.depart.envoyer, { body: departDAlain(changes) }, { cookie }),
    sendProgressive: (changes: Partial<DemandeEnvoyee<'progressive'>> = {}) =>
      send(portal, demandesDeRetraite.progressive.envoyer, { body: progressiveDAlain(changes) }, { cookie }),
  }
}

export type DemandeApp = Awaited<ReturnType<typeof demandeApp>>
