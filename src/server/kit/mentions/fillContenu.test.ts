import type { Contenu } from '#contract/contenu/contenu.ts'
import { describe, expect, it } from 'vitest'
import { mentionsDemo } from '#demo/mentions.ts'
import { defaultContenus } from '#server/contenu/content/defaultContents.ts'
import { fillContenu, mentionsManquantes } from './fillContenu.ts'
import { mentions } from './mentions.ts'

const bloc = (texte: string): Contenu => ({ champ: {}, paragraphe: { a: { titre: 'A', texte } } })

const texteOf = ({ paragraphe }: Contenu) => paragraphe['a']?.texte

describe('what the administration says', () => {
  it('stands in its place, typeset, and never as tags', () => {
    expect(texteOf(fillContenu(bloc('<p>Nom : {{editeur}}.</p>'), { editeur: 'A & <b> : 2' }))).toBe(
      '<p>Nom : A &amp; &lt;b&gt;\u00A0: 2.</p>',
    )
    const champ = { telephone: '{{telephone}}', horaires: '{{horaires}}' }
    expect(fillContenu({ champ, paragraphe: {} }, { telephone: '01 & 02' }).champ).toEqual({
      telephone: '01 & 02',
    })
  })

  it('calls or writes when it is a number or an address alone', () => {
    const contact = bloc('<p>Téléphone : {{telephone}}. Courriel : {{courriel}}.</p>')
    expect(texteOf(fillContenu(contact, { telephone: '09 70 82 33 35', courriel: 'aide@exemple.fr' }))).toBe(
      '<p>Téléphone : <a href="tel:0970823335">09\u00A070\u00A082\u00A033\u00A035</a>. Courriel : <a href="mailto:aide@exemple.fr">aide@exemple.fr</a>.</p>',
    )
    const phrase = { telephone: '3939 (appel gratuit)', courriel: '"><b>@x' }
    expect(texteOf(fillContenu(contact, phrase))).not.toMatch(/<a|<b/)
  })

  it('takes along the sentence, the list and the block that need it, and no other', () => {
    const liste = '<ul><li>Éditeur : {{editeur}}.</li><li>Hébergeur : {{hebergeur}}.</li></ul>'
    expect(texteOf(fillContenu(bloc(`<p>Avant.</p>${liste}`), { hebergeur: 'B' }))).toBe(
      '<p>Avant.</p><ul><li>Hébergeur : B.</li></ul>',
    )
    expect(texteOf(fillContenu(bloc(`<p>Avant.</p>${liste}`), {}))).toBe('<p>Avant.</p>')
    expect(fillContenu(bloc(liste), {}).paragraphe).toEqual({})
    expect(texteOf(fillContenu(bloc(''), {}))).toBe('')
  })

  it('decides on a sentence that only depends on it', () => {
    const texte = '<p>{{?editeur}}Publié.</p><p>{{!editeur}}Pas encore publié.</p>'
    expect(texteOf(fillContenu(bloc(texte), { editeur: 'A' }))).toBe('<p>Publié.</p>')
    expect(texteOf(fillContenu(bloc(texte), {}))).toBe('<p>Pas encore publié.</p>')
  })
})

const everyText = (said: Parameters<typeof fillContenu>[1]) =>
  Object.values(defaultContenus).map((contenu) => JSON.stringify(fillContenu(contenu, said)))

describe('the contents by default', () => {
  it('ask for every mention, and for no other thing', () => {
    expect(mentionsManquantes(defaultContenus, {})).toEqual(Object.keys(mentions))
    expect(mentionsManquantes(defaultContenus, { editeur: 'A' })).not.toContain('editeur')
    const marks = JSON.stringify(defaultContenus).match(/\{\{[?!]?\w+\}\}/g) ?? []
    const unknown = marks.filter((mark) => !Object.keys(mentions).includes(mark.replaceAll(/[^a-z]/g, '')))
    expect(unknown).toEqual([])
  })

  it.each([
    ['nothing said', {}],
    ['everything said', mentionsDemo],
  ])('never show what waits to be filled in (%s)', (_, said) => {
    for (const text of everyText(said))
      expect(text).not.toMatch(/[{}]{2}[?!]?[a-z]|À compléter|: \.|<ul><\/ul>/)
  })

  it('are whole in the demo', () => {
    expect(mentionsManquantes(defaultContenus, mentionsDemo)).toEqual([])
    for (const [cle, dit] of Object.entries(mentionsDemo)) {
      const shown = everyText(mentionsDemo).some((text) => text.replaceAll('\u00A0', ' ').includes(dit))
      expect([cle, shown]).toEqual([cle, true])
    }
  })

  it('say of the plan and of the schema whether they are published', () => {
    const statement = (said: object) => JSON.stringify(fillContenu(defaultContenus.accessibilite, said))
    expect(statement({})).toMatch(/schéma pluriannuel d’accessibilité<\/a>, pas encore publié/)
    expect(statement({ schemaannees: '2026 à 2028' })).not.toMatch(/schéma[^.]*pas encore publié[^.]*plan/)
    expect(statement(mentionsDemo)).not.toContain('pas encore publié')
  })
})
