import {
  type ContentId,
  informationPages,
  privateContents,
  publicContents,
  questionPages,
} from '#contract/contenu/contenu.ts'
import { nomsRubrique } from '#contract/documents/listes.ts'
import { BROWSER_COOKIE, PRESENCE_COOKIE, SESSION_COOKIE, SUITE_COOKIE } from '#contract/connexion/session.ts'
import { product } from '#rules/product.ts'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fillContenu } from '#server/kit/mentions/fillContenu.ts'
import { contents } from './defaultContents.ts'

const ids = [...new Set<ContentId>([...publicContents, ...privateContents])]

const blocsOf = (id: ContentId) => Object.values(contents[id].contenu.paragraphe)

/** Opening, closing, and whatever attributes; a bare `<` is caught as well. */
const TAG = /<[^>]*>?/g

const ALLOWED = /^<(?:\/?(?:p|ul|li|strong|h3)|\/a|a href="(?:\/[a-z/]+|https:\/\/[a-z0-9./-]+)")>$/

/** Addresses of the portal that contents may lead to. */
const places = new Set([
  '/contact',
  '/profil',
  '/calculette',
  '/inscription/identite',
  '/motdepasseoublie/identification',
  '/retraite/simulateur/dynamique',
  ...informationPages.map((page) => `/information/${page}`),
  ...[...questionPages, 'aidenonconnecte'].map((page) => `/question/${page}`),
])

/** Tags left open or closed out of turn. */
const unbalanced = (html: string) => {
  const open: string[] = []
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (slash === '') open.push(name)
    else if (open.pop() !== name) return true
  }
  return open.length > 0
}

describe('default contents', () => {
  it.each(ids)('%s has a text', (id) => {
    expect(Object.keys(contents[id].contenu.paragraphe)).not.toHaveLength(0)
  })

  it('are nothing but the contents of the contract', () => {
    expect(Object.keys(contents).toSorted()).toEqual(ids.toSorted())
  })

  it.each(ids)('%s is safe, well-formed HTML under plain titles', (id) => {
    for (const { titre, texte } of blocsOf(id)) {
      expect(texte.match(TAG)?.filter((tag) => !ALLOWED.test(tag))).toEqual([])
      expect(unbalanced(texte)).toBe(false)
      expect(texte.replaceAll('&amp;', '')).not.toContain('&')
      expect(titre).toMatch(/^[^<&]+$/)
    }
  })

  it.each(ids)('%s leads to pages that exist', (id) => {
    for (const { texte } of blocsOf(id))
      for (const [, href = ''] of texte.matchAll(/href="(\/[^"]*)"/g)) expect(places).toContain(href)
  })

  it.each(ids)('%s says whom a page that is not for everyone is for, before it leads there', (id) => {
    for (const { texte } of blocsOf(id))
      for (const [before] of texte.matchAll(/[^>]+(?=<a href="\/retraite\/)/g))
        expect(before).toMatch(/\. Si votre menu propose «\s[^»]+», $/)
  })

  it.each(ids)('%s is typeset in French', (id) => {
    const texts = [
      ...blocsOf(id).flatMap(({ titre, texte }) => [titre, texte.replaceAll(TAG, ' ')]),
      ...Object.values(contents[id].contenu.champ),
    ]
    for (const text of texts) {
      expect(text).not.toMatch(/['"]|\.\.\.|« | [;:!?»%€]/)
      expect(text.replaceAll('&amp;', '&')).not.toMatch(/[^\u00A0\s][;!?»](?=\s|$)/)
    }
  })
})

describe('help pages', () => {
  it.each([...questionPages, 'aidenonconnecte'] as const)('%s numbers its questions without gaps', (page) => {
    const keys = Object.keys(contents[page].contenu.paragraphe)
    expect(keys.length).toBeGreaterThanOrEqual(4)
    expect(keys).toEqual(keys.map((_, index) => `question-${index + 1}`))
  })

  it('open with the questions that the public home page shows', () => {
    const { bienvenue, ...excerpts } = contents.accueilnonconnecte.contenu.paragraphe
    expect(bienvenue).toBeDefined()
    expect(Object.keys(excerpts)).toEqual(Object.keys(excerpts).map((_, index) => `aide${index + 1}`))
    for (const [key, { titre }] of Object.entries(excerpts)) {
      const question = contents.aidenonconnecte.contenu.paragraphe[key.replace('aide', 'question-')]
      expect(titre).toBe(question?.titre)
    }
  })
})

describe('what screens look for', () => {
  it.each([
    [
      'accueilconnecte',
      ['vignetteremunerationpaie', 'vignettefaq', 'vignetteretraite', 'vignettepension', 'blocIban'],
    ],
    ['mentionslegales', ['nonconnecte', 'accueil', 'remuneration', 'retraite', 'pension']],
    ['remunerationpaie', ['article1', 'article2', 'article3', 'infopratique1']],
  ] as const)('%s has its blocks', (id, keys) => {
    expect(Object.keys(contents[id].contenu.paragraphe)).toEqual(expect.arrayContaining([...keys]))
  })

  it('the cookies page names all that the portal keeps in a browser', () => {
    const page = blocsOf('cookies')
      .map(({ texte }) => texte)
      .join('')
    const stored = globSync('src/portal/**/*.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .filter((source) => source.includes('sessionStorage') || source.includes('localStorage'))
      .flatMap((source) => [...source.matchAll(/`\$\{product\}-(\w+)`/g)])
      .map(([, name]) => `${product}-${name}`)
    expect(stored.length).toBeGreaterThanOrEqual(3)
    const cookies = [
      SESSION_COOKIE.secure,
      SUITE_COOKIE.secure,
      PRESENCE_COOKIE,
      BROWSER_COOKIE.secure,
      product,
      '__Host-franceconnect',
      '_pk_id',
      '_pk_ses',
    ]
    for (const name of [...cookies, ...stored]) expect(page).toContain(`<strong>${name}</strong>`)
  })

  it('an empty pay page speaks of the documents that are being processed and of the e-mail (specification, §2.4), without claiming that there are any', () => {
    const { listeVide } = contents.remunerationpaie.contenu.champ
    expect(listeVide).toContain('s’il y en a')
    expect(listeVide).toMatch(/en cours de traitement.*courriel vous préviendra.*si vous l’avez choisi/)
  })

  it('an empty list speaks for itself alone: the others may hold documents', () => {
    for (const nom of nomsRubrique)
      expect(contents[nom].contenu.champ.listeVide, nom).not.toMatch(/Aucun document n’/)
    expect(contents.pension.contenu.champ.listeVide).toMatch(/^Aucun document de pension/)
  })

  it('the contact page of an administration that has said nothing yet leads somewhere all the same', () => {
    const { paragraphe } = fillContenu(contents.contact.contenu, {})
    expect(Object.values(paragraphe).map(({ titre }) => titre)).not.toContain('Nous joindre')
    for (const { texte } of [paragraphe['visiteur'], paragraphe['sansmessagerie']].map(
      (bloc) => bloc ?? { texte: '' },
    )) {
      expect(texte).toMatch(/service des ressources humaines.*bulletin de pension/)
      expect(texte).toContain('https://retraitesdeletat.gouv.fr/')
    }
  })

  it('the contact page gives its phone line to the screen-sharing dialog', () => {
    expect(Object.keys(contents.contact.contenu.champ)).toEqual([
      'telephone',
      'horaires',
      'adresse',
      'courriel',
    ])
  })

  // Art. L. 84 CPCMR and L. 161-22 CSS: the first pension of 2027 opens other rules, whatever the day of the reading.
  it.each(['questionpension', 'questionretraite'] as const)(
    'whoever works beside a pension reads both laws in %s, each with its date and its articles',
    (page) => {
      const { texte } = blocsOf(page).find(({ titre }) => titre.includes('travailler')) ?? { texte: '' }
      const [avant, apres] = texte.split('</li>').map((un) => un.replaceAll(/\s/g, ' '))
      expect(avant).toMatch(/avant le 1er janvier 2027.*tiers de votre pension.*art\. L\. 84 et L\. 85/)
      expect(apres).toMatch(
        /le 1er janvier 2027 ou après.*avant l’âge légal, tout.*67 ans.*art\. L\. 161-22.*art\. 102/,
      )
    },
  )

  it('the IBAN help is there, and asks for no masked digit: the whole IBAN is typed', () => {
    const aide = contents.accueilconnecte.contenu.champ['aideIban']
    expect(aide).toMatch(/IBAN/)
    expect(aide).not.toMatch(/masqué|sans espace/)
  })

  it('every sub-theme belongs to one filter', () => {
    const codes = contents.remunerationpaie.listeFiltre?.flatMap((filtre) => filtre.listeCodeSousTheme) ?? []
    expect(codes).toContain(111)
    expect(new Set(codes).size).toBe(codes.length)
  })
})
