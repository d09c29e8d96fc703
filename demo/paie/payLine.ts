/** One line of pay. Amounts in cents, `taux` in percent; codes are those printed by the State's pay system. */
export interface PayLine {
  readonly code: string
  readonly libelle: string
  readonly base?: number
  readonly taux?: number
  readonly aPayer?: number
  readonly aDeduire?: number
  readonly partEmployeur?: number
}
