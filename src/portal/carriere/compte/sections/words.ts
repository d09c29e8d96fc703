import type { PeriodeCir, SectionCir } from '#contract/carriere/cir.ts'
import { loiDite } from '#rules/retraite/regle/loiDite.ts'

/** Sentences of the details of the individual retirement account, section by section. */
export const compteSectionsMessages = {
  titre: 'Le détail de votre compte',
  noms: {
    situation: 'Situation',
    enfants: 'Enfants',
    carriere: 'Carrière',
    bonifications: 'Bonifications',
    autresregimes: 'Autres régimes',
  } satisfies Readonly<Record<SectionCir, string>>,
  positions: {
    activite: 'Activité',
    detachement: 'Détachement',
    congeparental: 'Congé parental',
    disponibilite: 'Disponibilité',
    servicenational: 'Service national',
    auxiliaire: 'Services auxiliaires',
  } satisfies Readonly<Record<PeriodeCir['position'], string>>,
  raisons: {
    enfant: 'pour élever un enfant',
    therapeutique: 'temps partiel thérapeutique',
  } satisfies Readonly<Record<NonNullable<PeriodeCir['raison']>, string>>,
  auxiliaire: {
    valide: 'validés : ils comptent pour la pension',
    nonValide: 'non validés : ils comptent pour l’assurance seulement',
  },
  enfants: {
    legende: 'Enfants inscrits à votre compte',
    aucun: 'Aucun enfant n’est inscrit à votre compte.',
    prenom: 'Prénom',
    naissance: 'Date de naissance',
    eleve: `Élevé pendant ${loiDite.eleve}`,
    bonification: 'Trimestres de bonification',
    majoration: 'Trimestres d’assurance seulement',
    oui: 'Oui',
    non: 'Non',
    handicap: `Oui, avec un handicap de ${loiDite.enfantInvalide} ou plus`,
  },
  carriere: {
    legende: 'Périodes de services',
    aucune: 'Aucune période de services n’est inscrite à votre compte.',
    periode: 'Période',
    employeur: 'Employeur',
    position: 'Position',
    grade: 'Grade et échelon',
    indice: 'Indice majoré',
    quotite: 'Quotité',
    indiceAbsent: 'Absent',
    quotiteAbsente: 'Absente',
  },
  bonifications: {
    legende: 'Bonifications',
    aucune: 'Aucune bonification n’est inscrite à votre compte.',
    aucuneAutre:
      'Aucune bonification n’est inscrite à votre compte, en dehors de celles de vos enfants : section « Enfants ».',
    desEnfants: 'Celles de vos enfants sont dans la section « Enfants ».',
    nature: 'Nature',
    trimestres: 'Trimestres',
  },
  regimes: {
    aucun: 'Aucune période dans un autre régime n’est inscrite à votre compte.',
    legende: (libelle: string) => `Trimestres par année : ${libelle}`,
    annee: 'Année',
    trimestres: 'Trimestres',
  },
  article: 'Article du code des pensions',
  articleAbsent: 'Non précisé',
  corriger: 'Corriger',
  corrigerNom: (ligne: string) => `Corriger : ${ligne}`,
  action: 'Correction',
} as const
