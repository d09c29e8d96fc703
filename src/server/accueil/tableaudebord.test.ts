import { type Accueil, accueilconnecte, EVENEMENTS_PAR_GROUPE } from '#contract/accueil/evenement.ts'
import { addEvenements } from '#server/kit/news/evenements.ts'
import { newId } from '#server/kit/identifiers.ts'
import { countEvenements, fewShown, firstOfGroups, pageOfEvenements } from '#server/kit/news/evenementsVus.ts'
import { compteById } from '#server/kit/people/comptes.ts'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { recordStatements, tablesRead } from '#testing/plans.ts'
import { testApp } from '#testing/testApp.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'

const CAMILLE = '269057505601260'

it.each(databases)(
  'the dashboard is given the first events of each group, and how many follow: %s',
  async (database) => {
    const portal = await testApp(database)
    const compte_id = await portal.addPerson(CAMILLE)
    const other = await portal.addPerson('163115935007107')
    const event = (service: string, tri: number, changes = {}) => ({
      id: newId(),
      compte_id,
      document_uuid: null,
      statut: tri % 2 === 0 ? ('EVE_NON_LU' as const) : ('EVE_LU' as const),
      service,
      action_ihm: null,
      tri,
      libelle1: `${service} ${tri}`,
      libelle2: null,
      date_evenement: '2026-11-01' as const,
      reference_url: null,
      ...changes,
    })
    // Twenty-four of pay; twenty-two of others under two names; as many as are listed of the employer.
    await addEvenements(portal.services.db, [
      ...Array.from({ length: 24 }, (_, rank) => event('remuneration', 100 - rank)),
      ...Array.from({ length: 22 }, (_, rank) => event(rank < 11 ? 'information' : 'divers', rank)),
      ...Array.from({ length: EVENEMENTS_PAR_GROUPE }, (_, rank) => event('documentemployeur', rank)),
      event('remuneration', 0, { clos_le: '2026-11-02' }),
      event('remuneration', 0, { compte_id: other }),
    ])
    const cookie = await portal.signIn(CAMILLE)
    const { donnee } = (await send(portal, accueilconnecte, {}, { cookie })).json<Accueil>()
    const labels = donnee.listeEvenement.map(({ libelle1 }) => libelle1)
    const of = (service: string) => labels.filter((label) => label.startsWith(service))
    expect(of('remuneration')).toEqual(
      Array.from({ length: EVENEMENTS_PAR_GROUPE }, (_, rank) => `remuneration ${77 + rank}`),
    )
    expect([of('information').length, of('divers').length, of('documentemployeur').length]).toEqual([
      11, 9, 20,
    ])
    expect(donnee.reste).toEqual([
      { groupe: 'autres', nombre: 2, nonLus: 1 },
      { groupe: 'remunerationpaie', nombre: 4, nonLus: 2 },
    ])
    await portal.close()
  },
)

it.each(databases)(
  'the dashboard and its pages read events in an index alone: their rows are each on a page of its own, %s',
  async (database) => {
    const portal = await testApp(database)
    const { db } = portal.services
    const people = await Promise.all(
      Array.from({ length: 40 }, (_, rank) => portal.addPerson(`${1e14 + rank}`)),
    )
    const event = (compte_id: string, tri: number) => ({
      id: newId(),
      compte_id,
      document_uuid: newId(),
      statut: 'EVE_NON_LU' as const,
      service: 'remuneration',
      action_ihm: 'ouvrirDocument' as const,
      tri,
      libelle1: 'Nouveau bulletin de paie',
      libelle2: `Bulletin ${tri}`,
      date_evenement: '2026-11-01' as const,
      reference_url: null,
    })
    for (let tri = 0; tri < 20; tri += 1)
      await addEvenements(
        db,
        people.map((person) => event(person, tri)),
      )
    // As PostgreSQL does by itself, later.
    if (database === 'PostgreSQL') await sql`vacuum analyze evenement`.execute(db)
    const compte = await compteById(db, people[0] ?? '')
    const noted = recordStatements(db)
    await fewShown(db, compte, EVENEMENTS_PAR_GROUPE)
    await firstOfGroups(db, compte, EVENEMENTS_PAR_GROUPE)
    await pageOfEvenements(db, compte, { services: undefined, from: 10, most: 10 })
    await countEvenements(db, compte)
    const read = await Promise.all([...noted.values()].map((query) => tablesRead(db, query)))
    expect([read.length, read.flat().filter((table) => table === 'evenement')]).toEqual([4, []])
    await portal.close()
  },
)
