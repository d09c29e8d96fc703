import { type Criterion, REFERENTIAL } from '../referential.ts'

/** Every term, so that a report is read without fetching anything. */
export const EARL_CONTEXT = {
  earl: 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  Assertion: 'earl:Assertion',
  Assertor: 'earl:Assertor',
  Software: 'earl:Software',
  TestSubject: 'earl:TestSubject',
  TestCriterion: 'earl:TestCriterion',
  TestCase: 'earl:TestCase',
  TestResult: 'earl:TestResult',
  assertedBy: { '@id': 'earl:assertedBy', '@type': '@id' },
  subject: { '@id': 'earl:subject', '@type': '@id' },
  test: { '@id': 'earl:test', '@type': '@id' },
  mode: { '@id': 'earl:mode', '@type': '@id' },
  outcome: { '@id': 'earl:outcome', '@type': '@id' },
  result: { '@id': 'earl:result' },
  pointer: { '@id': 'earl:pointer' },
  title: { '@id': 'dct:title' },
  date: { '@id': 'dct:date' },
  description: { '@id': 'dct:description' },
  isPartOf: { '@id': 'dct:isPartOf' },
  criteria: { '@id': 'dct:references', '@type': '@id' },
  hasVersion: { '@id': 'dct:hasVersion' },
  hasPart: { '@id': 'dct:hasPart', '@type': '@id' },
  name: { '@id': 'foaf:name' },
} as const

/** Address of a criterion in the referential. */
export const criterionUrl = (id: string) =>
  `https://accessibilite.numerique.gouv.fr/methode/criteres-et-tests/#${id}`

/** The criteria themselves, which the assertions are of. */
export const criterionNodes = (criteria: readonly Criterion[]) =>
  criteria.map(({ id, title, themeTitle }) => ({
    '@id': criterionUrl(id),
    '@type': 'TestCriterion',
    title: `${id} ${title}`,
    isPartOf: `RGAA ${REFERENTIAL}, ${themeTitle}`,
  }))

/** What is said in EARL, with the meaning of its terms. */
export const earlDocument = <Node>(graph: readonly Node[]) => ({ '@context': EARL_CONTEXT, '@graph': graph })
