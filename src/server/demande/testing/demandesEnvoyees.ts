import type { DemandeEnvoyee } from '#contract/demande/demandederetraite.ts'
import { depart } from '#contract/demande/questions/depart.ts'
import { situationProgressive, tempsPartiel } from '#contract/demande/questions/progressive.ts'
import { situationDepart } from '#contract/demande/questions/situation.ts'
import { envoiInitial } from '#contract/kit/testing/contexteDemande.ts'

const IBAN = 'FR7630001007941234567890185'

/** A request for retirement with every answer, as it is sent. */
export const demandeDepart: DemandeEnvoyee<'depart'> = {
  cleEnvoi: '0198c1f6-8f2e-7c4c-b9d6-4f0f4f0f4f0f',
  situation: {
    ...envoiInitial(situationDepart),
    situationFamiliale: 'pacse',
    conjointNom: 'Durand',
    conjointPrenom: 'Élodie',
    conjointNaissance: '1971-02-03',
    codeValidationEnfant: 2,
    enfants: [
      { prenom: 'Léa', dateNaissance: '1998-04-12', handicap: false, anneesElevees: '18' },
      { prenom: 'Noé', dateNaissance: '2001-09-30', handicap: true, anneesElevees: '' },
    ],
    indicateurServiceAuxiliaire: true,
    servicesAuxiliaires: 'Lycée Jean-Moulin,\nseptembre 1990 à juin 1992',
    courriel: 'camille@exemple.fr',
    employeur: 'Ministère de l’Éducation nationale',
    changementAdresse: true,
  },
  nouvelleAdresse: {
    codePays: '99100',
    voie: '4 rue des Lilas',
    complement: '',
    codePostal: '44000',
    commune: 'Nantes',
    dateEffet: '2027-10-01',
  },
  depart: {
    ...envoiInitial(depart),
    dateDepart: '2027-11-01',
    codeMotifDepart: 3,
    paiementAdditionnelAuPlusTot: false,
    datePaiementAdditionnel: '2028-01-01',
    titrePerceptionFourni: true,
    conservationIban: false,
    iban1: IBAN.slice(0, 16),
    iban2: IBAN.slice(16),
  },
  pieces: { enfant: [], handicap: [], serviceauxiliaire: [], iban: [] },
  declaration: true,
}

/** A request for a progressive pension, as it is sent. */
export const demandeProgressive: DemandeEnvoyee<'progressive'> = {
  cleEnvoi: '0198c1f6-8f2e-7c4c-b9d6-4f0f4f0f4f0f',
  situation: {
    ...envoiInitial(situationProgressive),
    courriel: '',
    telephone: '06 39 98 00 00',
    employeur: 'Préfecture du Nord',
  },
  tempsPartiel: {
    ...envoiInitial(tempsPartiel),
    dejaTempsPartiel: true,
    quotiteActuelle: 80,
    tempsPartielDepuis: '2024-09-01',
    dateDebut: '2027-03-01',
    quotite: 60,
  },
  pieces: { autorisation: [], iban: [] },
  declaration: true,
}
