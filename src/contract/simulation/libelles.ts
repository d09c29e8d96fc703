import { loiDite } from '#rules/retraite/regle/loiDite.ts'

const incapacite = `${loiDite.incapacite} au moins`

/** Words of the simulator that are the same on the screen and in the file of the simulations. */
export const libellesSimulation = {
  hypotheses: 'Vos hypothèses',
  motif: 'Motif de départ',
  indice: 'Indice majoré au départ',
  quotites: 'Temps de travail à venir',
  quotitePassee: (periode: string) => `Quotité du temps partiel ${periode}`,
  trimestresHandicap: `Trimestres de services avec une incapacité de ${incapacite}, à ce jour`,
  trimestresNbi: 'Trimestres de NBI perçue, à ce jour',
  moyenneNbi: 'Points de NBI, en moyenne sur ces trimestres',
  incapacitePermanente: `Incapacité permanente de ${incapacite}`,
  annulationA65: 'Aidant ou aidante d’un enfant handicapé',
  enfants: `Enfants élevés pendant ${loiDite.eleve}, de ${loiDite.ageEnfant} au moins au départ`,
  rachat: 'Trimestres d’études rachetés',
  points: 'Points de retraite additionnelle (RAFP)',
  regle: 'Règles appliquées',
  regles: {
    envigueur: 'Droit en vigueur à la date de départ',
    calendrier2023: 'Calendrier de 2023, remplacé, pour comparer',
  },
  net: 'Pension nette estimée, avant impôt',
  trimestres: 'Trimestres',
  /** `assurance` with its days, as it is read. */
  comptes: (liquidables: number, assurance: string, requis: number) =>
    `${liquidables} liquidables, ${assurance} d’assurance, ${requis} requis`,
  rafp: 'Retraite additionnelle (RAFP), brute',
  explication: 'D’où vient ce montant ?',
  ligne: 'Ce qui est calculé',
  formule: 'Comment',
  valeur: 'Résultat',
  source: 'Source',
  abreviations:
    'CPCMR : code des pensions civiles et militaires de retraite. CSS : code de la sécurité sociale.',
  courbe: 'Pension brute par mois selon le mois de départ',
  mois: 'Mois de départ',
  brut: 'Pension brute par mois',
} as const
