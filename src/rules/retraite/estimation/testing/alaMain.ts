/** Reads a printed calculation as someone with a pencil does: its numbers and signs, nothing else. */

const ESPACES = /[\s\u00A0\u202F]/g
const JETON = /\d+(?:,\d+)?%?|[()+−×÷]/g

const nombre = (texte: string): number => Number(texte.replace('%', '').replace(',', '.'))

/** Value of a printed number; a percentage is a part of one. */
const valeur = (jeton: string): number => (jeton.endsWith('%') ? nombre(jeton) / 100 : nombre(jeton))

/** Value of « 1 200,50 € × (100 % − 5 %) ÷ 12 », words and units left out. */
export const calculerALaMain = (texte: string): number => {
  const jetons = texte.replaceAll(ESPACES, '').match(JETON) ?? []
  let place = 0
  const facteur = (): number => {
    const jeton = jetons[place++]
    if (jeton === undefined) throw new Error(`Unfinished: ${texte}`)
    if (jeton !== '(') return valeur(jeton)
    const dedans = somme()
    place++
    return dedans
  }
  const produit = (): number => {
    let total = facteur()
    while (jetons[place] === '×' || jetons[place] === '÷')
      total = jetons[place++] === '×' ? total * facteur() : total / facteur()
    return total
  }
  const somme = (): number => {
    let total = produit()
    while (jetons[place] === '+' || jetons[place] === '−')
      total += jetons[place++] === '+' ? produit() : -produit()
    return total
  }
  const total = somme()
  if (place !== jetons.length) throw new Error(`Not a calculation: ${texte}`)
  return total
}

/** A step of a formula: what is computed, what is printed as its result, and what that is bounded or rounded to. */
export interface Etape {
  readonly calcul: string
  readonly obtenu: string
  readonly retenu: string
}

/** The steps of a formula that compute something. */
export const etapesDe = (formule: string): readonly Etape[] =>
  formule
    .split(' ; ')
    .filter((etape) => etape.includes(' = '))
    .map((etape) => {
      const [calcul = '', resultat = ''] = etape.split(' = ')
      const [obtenu = '', suite = ''] = resultat.split(/, (?=[a-z])/)
      return { calcul, obtenu, retenu: /^(?:ramenés|arrondis)/.test(suite) ? suite : obtenu }
    })

/** A printed number without its words: « ramenés à 80 % » is 80. */
export const nombreImprime = (texte: string): number =>
  nombre(/\d+(?:,\d+)?/.exec(texte.replaceAll(ESPACES, ''))?.[0] ?? 'NaN')
