const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** Cents as a French amount: `2 345,67 €`. */
export const inEuros = (cents: number): string => euros.format(cents / 100)

/** Weight of a file in kilooctets, at least one: `49 ko`. */
export const weight = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1000))}\u00A0ko`
