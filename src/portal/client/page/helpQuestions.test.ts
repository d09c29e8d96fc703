import { describe, expect, it } from 'vitest'
import type { HelpPage } from '#contract/contenu/contenu.ts'
import { numeroQuestion, questionsAide } from '#contract/contenu/questions.ts'
import { contenuPages } from '#portal/contenu/pages.ts'
import { pages } from '#portal/pages.ts'
import { paths } from '#portal/paths.ts'
import { aideDe, concernees } from './helpQuestions.ts'

const helpPages = Object.keys(questionsAide) as HelpPage[]

/** Titles such as the administration publishes them. */
const titres = Object.fromEntries(
  helpPages.map((page) => [page, questionsAide[page].map((nom) => `${page}, ${nom} ?`)]),
)

/** Pages where something is done or looked for: those that are only read have no help of their own. */
const done = pages.filter((page) => !contenuPages.includes(page) || page.path === paths.contact)

describe('the help of a page', () => {
  it.each(done.map((page) => [page.path, page] as const))('%s leads to its own questions', (_, { aide }) => {
    const led = aideDe(aide ?? {}, pages, titres).flatMap(({ questions }) => questions)
    expect(led.length).toBeGreaterThan(0)
    for (const { to, titre } of led) {
      const [, page = '', numero = ''] = /^\/question\/(\w+)#question-(\d+)$/.exec(to) ?? []
      const nom = questionsAide[page as HelpPage][Number(numero) - 1]
      expect(titre).toBe(`${page}, ${nom ?? 'absente'} ?`)
    }
  })

  it.each(helpPages)('%s is reached from pages that raise its questions', (page) => {
    expect(done.some(({ aide = {} }) => (aide[page] ?? []).length > 0)).toBe(true)
  })

  it('asks what read-only means of those whose space is', () => {
    const { aide } = pages.find(({ path }) => path === paths.accueilconnecte) ?? {}
    expect(concernees(aide ?? {}, true).aideconnecte).toContain('lectureseule')
    expect(concernees(aide ?? {}, false)).toEqual({ aideconnecte: ['tableaudebord', 'rubriques'] })
  })

  it('counts questions from 1', () => {
    expect(numeroQuestion('questionretraite', 'age')).toBe(1)
    expect(numeroQuestion('questionretraite', 'rachat')).toBe(9)
  })

  it('says the words published, without questions that are no longer, nor pages that are not open', () => {
    const choisies = { questionretraite: ['suivi', 'rachat'], aideconnecte: ['session'] } as const
    const retraite = pages.find(({ path }) => path === paths.question('questionretraite'))
    const published = { questionretraite: ['1', '2', '3', '4', '5', '6', 'Où en est-elle ?'] }
    expect(aideDe(choisies, retraite ? [retraite] : [], published)).toEqual([
      {
        page: 'questionretraite',
        titre: 'Questions sur ma retraite',
        to: '/question/questionretraite',
        questions: [{ to: '/question/questionretraite#question-7', titre: 'Où en est-elle ?' }],
      },
    ])
  })
})
