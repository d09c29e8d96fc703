/** What a person asks for by giving an IBAN: it changes the one that is registered, or is added where there is none. */
interface MotsIban {
  readonly un: string
  readonly le: string
  readonly ce: string
  readonly annuler: string
}

const changement: MotsIban = {
  un: 'Un changement d’IBAN',
  le: 'Le changement d’IBAN',
  ce: 'ce changement',
  annuler: 'Annuler le changement d’IBAN',
}

const ajout: MotsIban = {
  un: 'L’ajout d’un IBAN',
  le: 'L’ajout de l’IBAN',
  ce: 'cet ajout',
  annuler: 'Annuler l’ajout de l’IBAN',
}

/** How it is called wherever one knows whether an IBAN is registered (`compte`): elsewhere, it is an « enregistrement ». */
export const motsIban = (compte: boolean): MotsIban => (compte ? changement : ajout)
