import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Texts of the sources that read as French: two words at least, in quotes of any kind. */
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const FRENCH =
  /[’«»éèêàçùô]|(?<![\w-])(?:le|la|les|de|des|du|un|une|votre|vos|vous|est|sont|pour|dans|ce|cette)(?![\w-])/

const sources = globSync('{src/{rules,contract,portal,server},demo}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|\/testing\/|captcha\/clips|compromission\/words/.test(file),
)

const phrases = sources.flatMap((file) =>
  [...readFileSync(file, 'utf8').replaceAll(COMMENT, '').matchAll(LITERAL)]
    .map(([, ...quoted]) => quoted.find((text) => text !== undefined) ?? '')
    .filter((text) => / \S/.test(text) && FRENCH.test(text) && !/\bfr-[a-z]|^import /.test(text))
    .map((text) => [file, text] as const),
)

const faults = (fault: RegExp) =>
  phrases.filter(([, text]) => fault.test(text)).map(([file, text]) => `${file}: ${text}`)

const MONTH = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'

describe('the sentences of the product', () => {
  it('are found', () => {
    expect(phrases.length).toBeGreaterThan(2000)
  })

  it.each([
    [
      'elide what French elides',
      /(?<![\wÀ-ÿ’-])(?:[djlmnst]e|la|que|jusque|lorsque|puisque) (?=[aeiouâàéèêîïôû](?!nze|ui))/i,
    ],
    ['have one space between words', /[a-zà-ÿ.,;:] {2,}[a-zà-ÿ]/i],
    ['have a curved apostrophe', /[a-zà-ÿ]'[a-zà-ÿ]/i],
    ['write « 1er » of a month', new RegExp(`(?<!\\d)1 (?:${MONTH})`)],
    ['write an ellipsis in one sign', /[a-zà-ÿ]\.\.\.(?!\w)/i],
    ['put a space before double punctuation', /[a-zà-ÿ»][;!?](?=\s|$)|[a-zà-ÿ»]:(?=\s)/i],
    [
      'speak to women and to men',
      /vous (?:en )?(?:êtes|étiez|serez|seriez|avez été|pouvez être|allez être) (?:déjà )?(?:(?:dé)?connecté|prévenu|né|marié|payé|aidé|radié|maintenu|reconnu|obligé|invité|bloqué)(?![\wé])/i,
    ],
  ])('%s', (_, fault) => {
    expect(faults(fault)).toEqual([])
  })

  it.each([
    ['courriel', /(?<!Envoyer par )(?<![\w"/-])(?:e-?)?mails?(?![\w":/-])/i],
    ['adresse électronique', /adresses? (?:de courriel|mail|e-mail)/i],
    ['service des ressources humaines', /(?:services?|bureaux?) du personnel|votre service des retraites/i],
    ['compte individuel retraite', /comptes? individuels? de retraite/i],
    ['Service des Retraites de l’État', /Service des retraites(?! de)|Services? des retraites de l’État/],
  ])('say « %s », and no other word for it', (_, other) => {
    expect(faults(other)).toEqual([])
  })
})
