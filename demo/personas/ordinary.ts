import type { Service } from '#contract/kit/services.ts'
import type { SerieDocuments } from './Persona.ts'

/** What an ordinary account is: confirmed, writing, with an individual retirement account, nothing waiting. */
export const ordinary = {
  etat: 'CONFIRME',
  lectureSeule: false,
  accesDemandeModificationCIR: false,
  accesVerificationCompte: false,
  cir: true,
  demandesMesap: [],
} as const

/** Services of most people at work. */
export const atWork: readonly Service[] = [
  'mesap',
  'retraite',
  'remuneration',
  'documentemployeur',
  'compteindividuelretraite',
  'simulation',
]

/** Payslips and tax certificates of some years, and a document of the employer. */
export const workDocuments = (annees: number): readonly SerieDocuments[] => [
  { nature: 'bulletinPaie', rythme: 'mensuel', annees },
  { nature: 'attestationFiscale', rythme: 'annuel', annees },
  { nature: 'entretien', rythme: 'dates', ilYAJours: [160] },
]

/** Additional pays, per month, in cents. */
export const ifse = (montant: number) => ({ code: '201793', libelle: 'IFSE', montant })
export const isoe = { code: '200205', libelle: 'ISOE part fixe', montant: 21_250 } as const
