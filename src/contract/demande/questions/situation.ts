import { boolean } from 'yup'
import {
  caseACocher,
  choixDeCode,
  datePassee,
  jour,
  ligneObligatoire,
  liste,
  ouiNon,
  texte,
  texteLong,
} from '#contract/kit/questions/natures.ts'
import type { Questionnaire, Valeurs } from '#contract/kit/questions/question.ts'
import { messageKey } from '#contract/messages.ts'
import { TEXTE_MAXIMUM } from '../bornes.ts'
import { type Contexte, employeur, joindre, LONGEST_NAME, parComposant } from './commun.ts'
import { enfants, libellesValidationEnfant } from './enfants.ts'

const situationsFamiliales = {
  celibataire: 'Célibataire',
  marie: 'Marié ou mariée',
  pacse: 'Pacsé ou pacsée',
  concubinage: 'En concubinage',
  separe: 'Séparé ou séparée',
  divorce: 'Divorcé ou divorcée',
  veuf: 'Veuf ou veuve',
} as const

/** Whether there is a spouse or a partner to name. */
const aUnConjoint = ({ situationFamiliale }: { readonly situationFamiliale?: unknown }): boolean =>
  situationFamiliale === 'marie' || situationFamiliale === 'pacse'

const auxiliaire = ({ indicateurServiceAuxiliaire }: Valeurs) => indicateurServiceAuxiliaire === true

const nomDuConjoint = (libelle: string, manque: 'DEMANDE_CONJOINT_NOM' | 'DEMANDE_CONJOINT_PRENOM') =>
  texte({
    libelle,
    obligatoire: true,
    montree: aUnConjoint,
    regle: ligneObligatoire(messageKey(manque), LONGEST_NAME),
  })

/** Family, children, past services, contact and employer of who asks for their retirement. */
export const situationDepart = {
  famille: {
    titre: 'Votre situation familiale',
    questions: {
      situationFamiliale: liste({
        libelle: 'Situation familiale',
        aide: 'En cas de mariage ou de Pacs, l’identité de votre conjoint ou partenaire est demandée à la suite.',
        options: Object.entries(situationsFamiliales).map(([value, label]) => ({ value, label })),
        manque: messageKey('DEMANDE_SITUATION_FAMILIALE'),
      }),
    },
  },
  conjoint: {
    titre: 'Votre conjoint ou partenaire',
    groupe: true,
    questions: {
      conjointNom: nomDuConjoint('Nom de naissance du conjoint ou partenaire', 'DEMANDE_CONJOINT_NOM'),
      conjointPrenom: nomDuConjoint('Prénom du conjoint ou partenaire', 'DEMANDE_CONJOINT_PRENOM'),
      conjointNaissance: jour<Contexte>({
        libelle: 'Date de naissance du conjoint ou partenaire',
        montree: aUnConjoint,
        regle: ({ today }) => datePassee(today, messageKey('DEMANDE_CONJOINT_NAISSANCE')),
      }),
    },
  },
  enfants: {
    titre: 'Vos enfants',
    questions: {
      codeValidationEnfant: choixDeCode({
        libelle: 'Les informations sur vos enfants sont-elles complètes ?',
        libelles: libellesValidationEnfant,
        manque: messageKey('DEMANDE_ENFANTS_CHOIX'),
      }),
      enfants,
    },
  },
  auxiliaire: {
    titre: 'Vos services d’auxiliaire ou de contractuel',
    questions: {
      indicateurServiceAuxiliaire: caseACocher({
        libelle: 'J’ai travaillé comme auxiliaire, vacataire ou sous contrat avant ma titularisation',
        enBref: 'Services d’auxiliaire ou de contractuel',
        aide: 'Cochez cette case même si ces services sont déjà dans votre compte.',
      }),
      servicesAuxiliaires: texteLong({
        libelle: 'Employeurs et dates de ces services',
        aide: 'Par exemple : lycée Ampère à Lyon, du 01/09/1988 au 30/06/1990.',
        maximum: TEXTE_MAXIMUM,
        manque: messageKey('DEMANDE_AUXILIAIRE'),
        montree: auxiliaire,
      }),
    },
  },
  contact: {
    titre: 'Où vous joindre',
    aide: 'Indiquez une adresse électronique ou un numéro de téléphone, ou les deux.',
    questions: joindre,
  },
  employeur: { titre: 'Votre employeur', questions: { employeur } },
  adresse: {
    titre: 'Votre adresse',
    questions: {
      changementAdresse: caseACocher<Contexte>({
        libelle: 'Mon adresse va changer',
        enBref: 'Changement d’adresse',
        aide: 'Elle servira à partir de la date que vous indiquerez.',
        saisie: parComposant('adresse'),
        // The pension title needs somewhere to go: an address of the profile, or the one that the request gives.
        regle: ({ adresse }) =>
          boolean()
            .defined()
            .test('adresse', messageKey('DEMANDE_ADRESSE'), (change) => adresse !== undefined || change),
        dite: ouiNon,
      }),
    },
  },
} satisfies Questionnaire<Contexte>
