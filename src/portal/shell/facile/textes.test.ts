import { expect, it } from 'vitest'
import { genreDemande } from '#contract/demande/genres.ts'
import { compteMessages } from '#portal/carriere/compte/words.ts'
import { captchaMessages } from '#portal/components/words/captcha.ts'
import { connexionMessages } from '#portal/connexion/words.ts'
import { documentMessages } from '#portal/documents/words.ts'
import { pages } from '#portal/pages.ts'
import { SIMULATOR_AGE } from '#rules/simulation/simulateur.ts'
import { textesFaciles } from './textes.ts'

const textes = [...new Set(Object.values(textesFaciles))]
const phrases = textes.flatMap(({ idees }) => idees.flatMap((idee) => idee.phrases))

const mots = (phrase: string) => phrase.match(/[\p{L}\p{N}]+(?:[’-][\p{L}\p{N}]+)*/gu)?.length ?? 0

it('eight pages have an easy text, each a page of the portal', () => {
  const addresses = new Set(
    pages.flatMap(({ path, alias, etapes = [] }) => [path, alias, ...etapes.map((etape) => etape.path)]),
  )
  expect(textes).toHaveLength(8)
  expect(Object.keys(textesFaciles).filter((path) => !addresses.has(path))).toEqual([])
})

it('each sentence is one, of fifteen words at most', () => {
  expect(phrases.filter((phrase) => mots(phrase) > 15)).toEqual([])
  // One end of a sentence, no clause apart.
  expect(phrases.filter((phrase) => !/^[^.?!;()]+(?:[.?!]|[?!] »\.)$/u.test(phrase))).toEqual([])
})

it('no sentence leaves a word of the trade alone', () => {
  const trade = /\b(NIR|RGPD|IBAN|habilitation|liquidation|décote|surcote|quotité|CIR|captcha|SRE)\b/i
  expect(phrases.filter((phrase) => trade.test(phrase))).toEqual([])
})

it('each thing that is named is on the screen by that name', () => {
  const named = phrases.flatMap((phrase) => [...phrase.matchAll(/« ([^»]+) »/gu)].map(([, name]) => name))
  const shown = new Set<string | undefined>([
    ...pages.map(({ titre }) => titre),
    connexionMessages.meConnecter,
    connexionMessages.motDePasseOublie,
    captchaMessages.audio,
    documentMessages.telecharger,
    compteMessages.constats.corriger,
    genreDemande('depart').suivre,
    // Said to be another word for what the page calls otherwise.
    'fiche de paie',
    'données personnelles',
  ])
  expect(named.filter((name) => !shown.has(name))).toEqual([])
})

it('what is said of an age and of a password is what the portal does', () => {
  expect(phrases.filter((phrase) => /\d+ ans/u.test(phrase))).toEqual([
    `Elle est possible à partir de ${SIMULATOR_AGE} ans.`,
  ])
  // The sign-in page asks for it: « never » alone would be false.
  expect(phrases).not.toContain('Nous ne le demandons jamais.')
})
