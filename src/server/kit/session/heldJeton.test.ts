import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeForgotten } from '#server/connexion/motdepasse/changeForgotten.ts'
import { validateCourriel } from '#server/profil/pendingCourriels.ts'
import { undoIbanByLink } from '#server/profil/undoIban.ts'
import type { Services } from '#server/services.ts'
import { profilApp } from '#testing/apps/profilApp.ts'
import { lockCompte } from '../people/comptes.ts'
import { addJeton, dropJetons } from './jetons.ts'

const TOKEN = 'LIENQUELETITULAIREOUVRE'

describe('a link that is opened while its account withdraws it, on PostgreSQL', () => {
  let person: Awaited<ReturnType<typeof profilApp>>
  beforeEach(async () => {
    person = await profilApp('PostgreSQL')
  })
  afterEach(() => person.portal.close())

  const isWaiting = async ({ db }: Services) => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows.length
  }

  it.each([
    [
      'motdepasse',
      'lienMotDePasse',
      (services: Services) => changeForgotten(services, TOKEN, 'Bonjour-2026!Lyon'),
    ],
    ['mail', 'lienMail', (services: Services) => validateCourriel(services, TOKEN)],
    ['iban', 'lienIban', (services: Services) => undoIbanByLink(services, TOKEN)],
  ] as const)('is refused, and neither fails: %s', async (genre, failure, open) => {
    const { services } = person.portal
    const donnees = { champ: 'courrielPrincipal', courriel: 'nouvelle@example.org' }
    const expireLe = services.clock().getTime() + 60_000
    await addJeton(services.db, TOKEN, { genre, compteId: person.id, donnees, expireLe })
    const opened = await services.db.transaction().execute(async (db) => {
      await lockCompte(db, person.id)
      const opening = open(services).catch((error: unknown) => error)
      await expect.poll(() => isWaiting(services), { timeout: 10_000 }).toBe(1)
      await dropJetons(db, genre, person.id)
      return { opening }
    })
    expect(await opened.opening).toMatchObject({ failure })
  })
})
