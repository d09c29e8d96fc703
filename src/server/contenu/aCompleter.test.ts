import { A_COMPLETER, type Contenu } from '#contract/contenu/contenu.ts'
import { describe, expect, it } from 'vitest'
import { contenusDemo } from '#demo/contenus.ts'
import { contenusACompleter, sansEntreesVides } from './aCompleter.ts'
import { defaultContenus } from './content/defaultContents.ts'

const entrees = ['contact', 'nousconnaitre', 'compteindividuelretraite'] as const

describe('what the administration has not filled in', () => {
  it.each(entrees)('does not show in %s', (id) => {
    expect(JSON.stringify(defaultContenus[id])).toContain(A_COMPLETER)
    const read = sansEntreesVides(id, defaultContenus[id])
    expect(JSON.stringify(read)).not.toMatch(/À compléter|<ul><\/ul>|<p><\/p>/)
    expect(read.champ).toEqual({})
  })

  it('takes its block along when nothing else is in it, and no other', () => {
    const read = sansEntreesVides('contact', defaultContenus.contact)
    const titles = (contenu: Contenu) => Object.values(contenu.paragraphe).map(({ titre }) => titre)
    expect(titles(defaultContenus.contact).filter((titre) => !titles(read).includes(titre))).toEqual([
      'Nous joindre autrement',
    ])
  })

  it('leaves what is filled in beside it', () => {
    const texte = `<ul><li>Téléphone : 01.</li><li>Courriel : ${A_COMPLETER}.</li></ul>`
    const contact = {
      champ: { telephone: '01', courriel: A_COMPLETER },
      paragraphe: { a: { titre: 'A', texte } },
    }
    expect(sansEntreesVides('contact', contact)).toEqual({
      champ: { telephone: '01' },
      paragraphe: { a: { titre: 'A', texte: '<ul><li>Téléphone : 01.</li></ul>' } },
    })
  })

  it('shows in the legal pages, which must have it', () => {
    expect(JSON.stringify(sansEntreesVides('mentionslegales', defaultContenus.mentionslegales))).toContain(
      A_COMPLETER,
    )
  })

  it('is named to who starts the server', () => {
    expect(contenusACompleter(defaultContenus)).toEqual(
      expect.arrayContaining([...entrees, 'mentionslegales']),
    )
    expect(contenusACompleter({ contact: { champ: {}, paragraphe: {} } })).toEqual([])
  })

  it.each(entrees)('is invented and complete in the demo: %s', (id) => {
    expect(JSON.stringify(contenusDemo[id])).not.toContain('À compléter')
    expect(Object.keys(contenusDemo[id].champ)).toEqual(Object.keys(defaultContenus[id].champ))
  })
})
