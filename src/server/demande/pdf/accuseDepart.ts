import { aUnConjoint, type SituationFamiliale } from '#contract/demande/situationDepartForm.ts'
import type { DemandeDepartEnvoyee } from '#contract/demande/demandederetraite.ts'
import {
  libellesMotifDepart,
  libellesSituationFamiliale,
  libellesValidationEnfant,
} from '#contract/demande/demandeTextes.ts'
import { countries } from '#server/kit/people/countries.ts'
import {
  compteBancaire,
  dateOuRien,
  misEnPaiement,
  ouiNon,
  type Reponse,
  reponses,
  tape,
} from './accuseRows.ts'
import type { Section } from '#server/kit/pdf/reportPdf.ts'
import type { Column } from '#server/kit/pdf/table.ts'

const childColumns: readonly Column[] = [
  { title: 'Prénom de l’enfant', width: 185, rowHeader: true },
  { title: 'Date de naissance', width: 110 },
  { title: 'Handicap', width: 90 },
  { title: 'Années où vous l’avez élevé', width: 130 },
]

const conjoint = ({ situation }: DemandeDepartEnvoyee): Reponse[] =>
  aUnConjoint(situation.situationFamiliale)
    ? [
        ['Nom de naissance du conjoint ou partenaire', tape(situation.conjointNom)],
        ['Prénom du conjoint ou partenaire', tape(situation.conjointPrenom)],
        ['Date de naissance du conjoint ou partenaire', dateOuRien(situation.conjointNaissance)],
      ]
    : []

const adresse = ({ situation, nouvelleAdresse: future }: DemandeDepartEnvoyee): Reponse => {
  if (!situation.changementAdresse || !future) return ['Changement d’adresse', 'Non']
  const pays = countries.find(({ code }) => code === future.codePays)?.libelleLong ?? future.codePays
  const commune = `${future.codePostal} ${future.commune}`
  const lines = [future.voie, future.complement, commune, pays].map((line) => line.trim()).filter(Boolean)
  return ['Nouvelle adresse', `À partir du ${dateOuRien(future.dateEffet)} : ${tape(lines.join(', '))}`]
}

const situationDe = (demande: DemandeDepartEnvoyee): Section => {
  const { situation } = demande
  return reponses('Votre situation', [
    [
      'Situation familiale',
      libellesSituationFamiliale[situation.situationFamiliale as SituationFamiliale] ??
        tape(situation.situationFamiliale),
    ],
    ...conjoint(demande),
    ['Courriel', tape(situation.courriel)],
    ['Téléphone', tape(situation.telephone)],
    ['Employeur actuel', tape(situation.employeur)],
    adresse(demande),
  ])
}

const enfantsDe = ({ situation: { codeValidationEnfant, enfants } }: DemandeDepartEnvoyee): Section => ({
  title: 'Vos enfants',
  paragraphs: [`${libellesValidationEnfant[codeValidationEnfant as 1 | 2 | 3]}.`],
  ...(enfants.length > 0 && {
    table: {
      columns: childColumns,
      rows: enfants.map(({ prenom, dateNaissance, handicap, anneesElevees }) => [
        tape(prenom),
        dateOuRien(dateNaissance),
        ouiNon(handicap),
        tape(anneesElevees),
      ]),
    },
  }),
})

const servicesDe = ({ situation }: DemandeDepartEnvoyee): Section => ({
  title: 'Vos services auxiliaires',
  paragraphs: situation.indicateurServiceAuxiliaire
    ? situation.servicesAuxiliaires
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map(tape)
    : ['Vous n’en déclarez pas.'],
})

const departDe = ({ depart }: DemandeDepartEnvoyee, nouvelIban: string | undefined): Section =>
  reponses('Votre départ', [
    ['Date de départ demandée', dateOuRien(depart.dateDepart)],
    ['Motif du départ', libellesMotifDepart[depart.codeMotifDepart] ?? String(depart.codeMotifDepart)],
    [
      'Mise en paiement de la pension',
      misEnPaiement(depart.miseEnPaiementAuPlusTot, depart.dateMiseEnPaiement),
    ],
    [
      'Mise en paiement de la retraite additionnelle (RAFP)',
      misEnPaiement(depart.paiementAdditionnelAuPlusTot, depart.datePaiementAdditionnel),
    ],
    ['Titre de perception fourni', ouiNon(depart.titrePerceptionFourni)],
    compteBancaire(depart.conservationIban, nouvelIban),
  ])

/** Every answer of a request for retirement, in the order of its steps; an IBAN is never whole. */
export const sectionsDepart = (
  demande: DemandeDepartEnvoyee,
  nouvelIban: string | undefined,
): readonly Section[] => [
  situationDe(demande),
  enfantsDe(demande),
  servicesDe(demande),
  departDe(demande, nouvelIban),
]
