import type { Demande } from '../../demande/demande.ts'

/** Someone born on 1 July 1964 who leaves three months after the opening, eleven quarters short. */
export const demandeNue: Demande = {
  dateNaissance: '1964-07-01',
  categorie: 'sedentaire',
  dateDepart: '2027-07-01',
  motif: 1,
  indiceMajore: 600,
  trimestresLiquidables: 159,
  trimestresAssurance: 159,
  trimestresBonification: 0,
  enfants: 0,
  nbi: 0,
}

/** The request that describes the public call: the same, with the four optional blocks. */
export const demandeType: Demande = {
  ...demandeNue,
  rafp: { points: 6000 },
  rachat: { dateDemande: '2026-11-01', trimestres: 4, option: 3 },
  progressive: { quotite: 60 },
  prelevements: { revenuFiscalReference: 21_000, parts: 1 },
}
