import { calls } from '#contract/calls.ts'
import { telechargements } from '#contract/documents/document.ts'
import { rubriques } from '#contract/documents/rubrique.ts'
import { alain } from '#demo/personas/agents.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { proveForGood, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { givePossessions, type Possessions } from '#testing/possessions/possessions.ts'
import { avecIdentifiant, champsIdentifiants, type Entree } from '#testing/securite/champsIdentifiants.ts'
import { exemplesDe } from '#testing/securite/exemples.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'

const ALAIN = '182071305502136'

/** Answers that are no fault of the server, though of its numbers. */
const TOLD = new Set([511, 544])

const taking = calls
  .filter(({ access }) => access === 'connecte')
  .map((call) => ({ name: `${call.method} ${call.path}`, call, champs: champsIdentifiants(call) }))
  .filter(({ champs }) => champs.length > 0)

describe.each(databases)('an identifier that is none, on %s', (base) => {
  let portal: TestApp
  let cookie: string
  let own: Possessions
  /** Texts that PostgreSQL refuses as a uuid, and others that it takes for one. */
  let none: readonly string[]
  beforeAll(async () => {
    portal = await testApp(base, { ACTES_PAR_PERSONNE: '100000' })
    own = await givePossessions(
      portal,
      await portal.addPerson(ALAIN, { date_naissance: alain.dateNaissance }),
    )
    cookie = await portal.signIn(ALAIN)
    await proveForGood(portal)
    const id = own.documents.remuneration[0] ?? ''
    none = ['x', '', `urn:uuid:${id}`, `{${id}}`, id.replaceAll('-', ''), id.toUpperCase(), `${id}0`]
  })
  afterAll(() => portal.close())

  it.each(taking)('is no fault of $name', async ({ call, champs }) => {
    const exemple: Entree = exemplesDe(own).get(call) ?? {}
    const faults: string[] = []
    for (const champ of champs)
      for (const id of none) {
        await portal.services.db.deleteFrom('tentative').execute()
        const { params, query, body } = avecIdentifiant(exemple, champ, id)
        const { statusCode } = await portal.app.inject({
          method: call.method,
          url: call.path.replace(/:(\w+)/, (_, name: string) => encodeURIComponent(String(params?.[name]))),
          ...(query && { query: query as Record<string, string> }),
          ...(body && { payload: body }),
          headers: { cookie },
        })
        if (statusCode >= 500 && !TOLD.has(statusCode))
          faults.push(`${champ.path.join('.')} ${id} ${statusCode}`)
      }
    expect(faults).toEqual([])
  })

  it('in capitals names the row that it names in small letters', async () => {
    const capitals = own.documents.remuneration.map((id) => id.toUpperCase())
    const documentUuid = capitals[0] ?? ''
    const file = await send(portal, telechargements.remuneration, { query: { documentUuid } }, { cookie })
    const { archive } = rubriques.remunerationpaie
    const kept = await send(portal, archive, { body: { listeDocumentUuid: capitals } }, { cookie })
    expect([file.statusCode, kept.statusCode]).toEqual([200, 200])
  })
})
