import type { DemandeProgressiveEnvoyee } from '#contract/demande/demandederetraite.ts'
import { compteBancaire, dateOuRien, ouiNon, type Reponse, reponses, tape } from './accuseRows.ts'
import type { Section } from '#server/kit/pdf/reportPdf.ts'

const percent = (quotite: number) => `${quotite} %`

const present = ({
  dejaTempsPartiel,
  quotiteActuelle,
  tempsPartielDepuis,
}: DemandeProgressiveEnvoyee['tempsPartiel']): Reponse[] => [
  ['Déjà à temps partiel', ouiNon(dejaTempsPartiel)],
  ...(dejaTempsPartiel
    ? ([
        ['Quotité actuelle', percent(quotiteActuelle)],
        ['À temps partiel depuis le', dateOuRien(tempsPartielDepuis)],
      ] as const)
    : []),
]

/** Every answer of a request for a progressive pension, in the order of its steps; an IBAN is never whole. */
export const sectionsProgressive = (
  { situation, tempsPartiel }: DemandeProgressiveEnvoyee,
  nouvelIban: string | undefined,
): readonly Section[] => [
  reponses('Votre situation', [
    ['Courriel', tape(situation.courriel)],
    ['Téléphone', tape(situation.telephone)],
    ['Employeur actuel', tape(situation.employeur)],
    ['Autre activité professionnelle', ouiNon(situation.autreActivite)],
    ['Temps partiel thérapeutique', ouiNon(situation.tempsPartielTherapeutique)],
  ]),
  reponses('Votre temps partiel', [
    ...present(tempsPartiel),
    ['Date de début demandée', dateOuRien(tempsPartiel.dateDebut)],
    ['Quotité demandée', percent(tempsPartiel.quotite)],
    compteBancaire(tempsPartiel.conservationIban, nouvelIban),
  ]),
]
