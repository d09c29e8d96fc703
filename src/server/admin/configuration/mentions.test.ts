import type { Page } from '#contract/contenu/contenu.ts'
import { appConfiguration, type EntreeConfiguration } from '#contract/contenu/configuration.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { exportContenu } from '../publication/publishContenu.ts'
import { keptOutput } from '../testing/output.ts'
import { setConfiguration, showConfiguration } from './configuration.ts'

const LATE_MS = 2000

describe.each(databases)('what the administration says of itself on %s', (name) => {
  let portal: TestApp
  beforeEach(async () => {
    portal = await testApp(name)
  })
  afterEach(() => portal.close())

  const read = async () => {
    portal.wait(LATE_MS)
    const contact = await portal.app.inject('/api/public/recuperercontenucomplet/v1/contact')
    const list = (await portal.app.inject(appConfiguration.path)).json<EntreeConfiguration[]>()
    return [
      JSON.stringify(contact.json<Page>().contenu),
      list.find(({ cle }) => cle === 'telephoneAssistance')?.valeur,
    ]
  }

  it('is absent until it is set, then shows in its place', async () => {
    const { said, output } = keptOutput()
    const [before, none] = await read()
    expect(before).not.toMatch(/Téléphone|\{\{/)
    expect(none).toBe('')
    await setConfiguration(portal.services, { cle: 'telephone', valeur: '01 99 00 12 34' }, output)
    const [after, phone] = await read()
    expect(after).toMatch(
      /Téléphone\u00A0: <a [^>]*tel:0199001234[^>]*>01\u00A099\u00A000\u00A012\u00A034<\/a>\./,
    )
    expect(after).not.toContain('Horaires')
    expect(phone).toBe('01\u00A099\u00A000\u00A012\u00A034')
    said.length = 0
    await exportContenu(portal.services, 'contact', output)
    expect(said[0]).toContain('{{telephone}}')
    await showConfiguration(portal.services, output)
    expect(said).toContain('telephone = 01 99 00 12 34 [réglée]')
  })
})
