import { CODE_ENVOI_MAIL } from '#contract/documents/document.ts'

/** Sub-theme codes of the documents that the portal holds. A tax certificate is the one that may be sent by mail. */
export const sousThemes = {
  bulletinPaie: 101,
  rappel: 102,
  decompteIndemnites: 103,
  attestationFiscale: CODE_ENVOI_MAIL,
  bulletinPension: 201,
  titrePension: 211,
  arrete: 301,
  entretien: 302,
  attestationEmployeur: 303,
  accuseReceptionDepart: 401,
  demandePiece: 402,
  documentDepart: 403,
  recapitulatifProgressive: 501,
  documentEmployeurProgressive: 502,
  annulationProgressive: 503,
  documentProgressive: 504,
} as const
