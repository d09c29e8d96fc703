import { hash, randomBytes } from 'node:crypto'
import { splitHash } from '#rules/connexion/compromission.ts'
import { passwordLengths } from '#rules/connexion/passwordBounds.ts'
import { majuscule } from '#rules/format/typographie.ts'
import type { Services } from '#server/services.ts'

/** Words that people choose for passwords, in French and in English: our own short list, a sample. */
const words = new Set(
  `
motdepasse motdepass motdepasses monmotdepasse nouveaumotdepasse azerty azertyuiop azertyui azertyazerty qwerty
qwertyuiop qwertz qsdfghjklm wxcvbn bonjour bonjourbonjour bonsoir salut coucou bienvenue welcome password
passwordpassword passw0rd mypassword changeme changemoi admin administrateur administrator utilisateur identifiant
connexion securite secret secrete confidentiel soleil lune etoile printemps automne hiver ete janvier fevrier mars
avril juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche
france francais paris marseille lyon toulouse bordeaux lille nantes strasbourg rennes montpellier nice grenoble
bretagne normandie corse alsace provence republique liberte egalite fraternite marianne retraite retraites pension
pensions salaire paie fonctionnaire fonctionpublique agent agentpublic espaceagent professeur enseignant enseignante
ecole college lycee universite education ministere mairie prefecture hopital infirmier infirmiere police pompier
gendarme militaire travail bureau vacances famille maison jardin voiture camion bateau montagne maman papa mamie
papi enfant enfants bebe cheri cherie chouchou doudou loulou louloute amour amours jetaime monamour moncoeur coeur
bisous princesse prince chocolat fraise cerise banane caramel nounours chaton chat chien cheval lapin tigre lion
dragon licorne papillon oiseau dauphin football rugby tennis basket champion equipe psg olympique marseillais
musique guitare piano cinema starwars pokemon superman batman spiderman harrypotter naruto minecraft fortnite
internet ordinateur informatique windows google facebook amazon microsoft samsung iphone orange camille nicolas
julien thomas alexandre maxime antoine pierre michel philippe catherine nathalie isabelle sandrine stephanie
caroline charlotte pauline marine manon chloe emma louise alice jeanne marie martine monique sylvie veronique
christophe sebastien frederic laurent olivier vincent guillaume jerome david daniel patrick bernard gerard robert
sunshine iloveyou letmein monkey master shadow princess freedom whatever baseball superstar summer winter
spring autumn monday friday january february september october november december computer company london
`
    .trim()
    .split(/\s+/),
)

/** What people put after a word so that a portal takes it. */
const years = Array.from({ length: 10 }, (_, index) => String(2018 + index))
const numbers = ['1', '01', '12', '123', '1234', '12345', '123456', '75', ...years]
const signs = ['!', '.', '*', '?', '$', '-', '_']

/** Guessable passwords that the rules accept: each has the four kinds of characters, so that only length can lack. */
export function* guessable(): Generator<string> {
  for (const word of words) {
    const base = majuscule(word)
    for (const number of numbers) {
      if (base.length + number.length + 1 < passwordLengths.shortest) continue
      for (const sign of signs) {
        yield `${base}${number}${sign}`
        yield `${base}${sign}${number}`
      }
    }
  }
}

type Sample = ReadonlyMap<string, readonly string[]>

/** The sample, as suffixes of SHA-1 by their first five digits. */
const makeSample = (): Sample => {
  const sample = new Map<string, string[]>()
  for (const password of guessable()) {
    const [prefix, suffix] = splitHash(hash('sha1', password))
    const known = sample.get(prefix)
    if (known) known.push(suffix)
    else sample.set(prefix, [suffix])
  }
  return sample
}

let made: Sample | undefined

/** Suffixes of the sample that begin with these five digits; the sample is made at the first question. */
const suffixesOf = (prefix: string): readonly string[] => (made ??= makeSample()).get(prefix) ?? []

/**
 * Times that the embedded sample knows a password: 1 for one that it holds, 0 otherwise. It says "present", nothing of
 * how often the password leaked.
 */
export const occurrencesInSample = (motDePasse: string): number => {
  const [prefix, suffix] = splitHash(hash('sha1', motDePasse))
  return suffixesOf(prefix).includes(suffix) ? 1 : 0
}

const LEAST_LINES = 800
const MORE_LINES = 200
const SUFFIX = 35

/** As many suffixes as asked, drawn together: one by one, they cost the answer four times what the rest does. */
const randomSuffixes = (count: number): string[] => {
  const drawn = randomBytes(Math.ceil((count * SUFFIX) / 2))
    .toString('hex')
    .toUpperCase()
  return Array.from({ length: count }, (_, rank) => drawn.slice(rank * SUFFIX, (rank + 1) * SUFFIX))
}

/**
 * What the service answers for five digits: `suffix:count` lines ended by CRLF, sorted. With padding, lines of count 0
 * bring every answer to between 800 and 1000 lines, so that its size tells nothing.
 */
export const rangeOf = (prefix: string, padded: boolean, random: Services['random']): string => {
  const known = suffixesOf(prefix.toUpperCase()).map((suffix) => `${suffix}:1`)
  const wanted = padded ? LEAST_LINES + random(MORE_LINES + 1) : 0
  const padding = randomSuffixes(Math.max(0, wanted - known.length)).map((suffix) => `${suffix}:0`)
  return [...known, ...padding].toSorted().join('\r\n')
}
