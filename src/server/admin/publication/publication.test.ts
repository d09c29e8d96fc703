import { accueilnonconnecte, contenuPublic, type Page } from '#contract/contenu/contenu.ts'
import { messageKey } from '#contract/messages.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { publishAlerte, withdrawAlerte } from './publishAlerte.ts'
import { exportContenu, publishContenu, withdrawContenu } from './publishContenu.ts'
import { publishMessages } from './publishMessages.ts'
import { keptOutput } from '../testing/output.ts'

const LATE_MS = 2000

describe.each(databases)('what the administration publishes on %s', (name) => {
  let portal: TestApp
  let said: string[]
  let output: ReturnType<typeof keptOutput>['output']
  const contact = async () => {
    portal.wait(LATE_MS)
    const url = contenuPublic.path.replace(':nomPage', 'contact')
    return (await portal.app.inject({ method: 'GET', url })).json<Page>()
  }
  const publish = (texte: string, titre = 'Nous écrire') =>
    publishContenu(portal.services, 'contact', { champ: {}, paragraphe: { bloc: { titre, texte } } }, output)

  beforeEach(async () => {
    portal = await testApp(name)
    const kept = keptOutput()
    said = kept.said
    output = kept.output
  })
  afterEach(() => portal.close())

  it('shows a content without what is dangerous in it, and says what it took away', async () => {
    await publish(
      '<p onclick="x()">Bonjour <strong>vous</strong> : <a href="/contact">ici</a></p><script>alert(1)</script><style>p{}</style><iframe src="https://x.example"></iframe><ul><li>un</li></ul>',
    )
    expect((await contact()).contenu.paragraphe['bloc']?.texte).toBe(
      '<p>Bonjour <strong>vous</strong>\u00A0: <a href="/contact">ici</a></p><ul><li>un</li></ul>',
    )
    const words = said.join('\n')
    for (const taken of ['<script>', '<style>', '<iframe>', 'onclick']) expect(words).toContain(taken)
  })

  it.each([
    'javascript:alert(1)',
    'http://www.example.org',
    '//example.org',
    '/\\example.org',
    'data:text/html,x',
    'java\tscript:alert(1)',
  ])('keeps the text of a link to %j, not the link', async (href) => {
    await publish(`<p><a href="${href}">ici</a></p>`)
    expect((await contact()).contenu.paragraphe['bloc']?.texte).toBe('<p>ici</p>')
    expect(said[0]).toContain('le lien vers')
  })

  it('publishes again what it exports, unchanged, and gives the default content back', async () => {
    const before = (await contact()).contenu
    await exportContenu(portal.services, 'contact', output)
    await publishContenu(portal.services, 'contact', JSON.parse(said[0] ?? ''), output)
    expect((await contact()).contenu).toEqual(before)
    expect(said.filter((line) => line.startsWith('Retiré'))).toEqual([])
    await publish('<p>Autre</p>')
    expect(said.join('\n')).toContain('elle s’affichera sans')
    await withdrawContenu(portal.services, 'contact', output)
    expect((await contact()).contenu).toEqual(before)
  })

  it('refuses an unknown page, another shape, and tags in a title', async () => {
    await expect(publishContenu(portal.services, 'accueil', {}, output)).rejects.toThrow('n’existe pas')
    await expect(publishContenu(portal.services, 'contact', {}, output)).rejects.toThrow(
      'la forme d’un contenu',
    )
    await expect(publish('<p>a</p>', '<img src=x>')).rejects.toThrow('texte simple')
  })

  it('shows an alert until it is withdrawn, and refuses tags and unknown levels', async () => {
    const alerte = { niveau: 'orange', titre: 'Maintenance', texte: 'Ce soir : de 20 h à 22 h.' }
    await publishAlerte(portal.services, alerte, output)
    expect((await contact()).messagealerte).toEqual({
      ...alerte,
      texte: 'Ce soir\u00A0: de 20\u00A0h à 22\u00A0h.',
    })
    await withdrawAlerte(portal.services, output)
    expect((await contact()).messagealerte).toBeUndefined()
    await expect(publishAlerte(portal.services, { ...alerte, niveau: 'bleu' }, output)).rejects.toThrow(
      'niveau',
    )
    await expect(publishAlerte(portal.services, { ...alerte, texte: '<b>x</b>' }, output)).rejects.toThrow(
      'simples',
    )
  })

  it('replaces known messages only', async () => {
    const key = messageKey('DAC_BLOCAGE')
    await publishMessages(portal.services, { [key]: 'Patientez.' }, output)
    portal.wait(LATE_MS)
    expect((await send(portal, accueilnonconnecte, {})).json<Page>().message[key]).toBe('Patientez.')
    await expect(publishMessages(portal.services, { AUTRE: 'x' }, output)).rejects.toThrow('n’existe pas')
    await expect(publishMessages(portal.services, { [key]: '<b>x</b>' }, output)).rejects.toThrow(
      'texte simple',
    )
    await expect(publishMessages(portal.services, [], output)).rejects.toThrow('objet JSON')
  })
})
