const format = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A size in bytes as people read it, at least a tenth: `3,2 Mo`. */
export const megaoctets = (bytes: number): string =>
  `${format.format(Math.max(0.1, bytes / 1_000_000))}\u00A0Mo`
