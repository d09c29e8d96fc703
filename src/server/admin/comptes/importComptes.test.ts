import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calendarDate } from '#rules/calendar/dates.ts'
import { newId } from '#server/kit/identifiers.ts'
import { initialiserhabilitation, type Habilitation } from '#contract/connexion/habilitation.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compteByIdentifiant } from '#server/kit/people/comptes.ts'
import { changeProfil, profilOf } from '#server/kit/people/profils.ts'
import { mailsOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { changeForgotten } from '#server/connexion/motdepasse/changeForgotten.ts'
import { lastToken } from '#testing/calls.ts'
import { createCompte } from './createCompte.ts'
import { importComptes } from './importComptes.ts'
import { showCompte } from './showCompte.ts'
import { nirOf, writeCsv } from '../testing/folder.ts'
import { addOneDocument } from '../testing/oneDocument.ts'
import { keptOutput } from '../testing/output.ts'

const HEADER = ['nir', 'nom', 'prenom', 'date_naissance', 'iban', 'services', 'cir']
const IBAN = 'FR7630006000011234567890189'
const [ANNE, PAUL] = [nirOf(1), nirOf(2)]
const rowOf = (nir: string, changes: Record<string, string> = {}) => {
  const values: Record<string, string> = {
    nir,
    nom: 'Durand',
    prenom: 'Anne',
    date_naissance: '15/01/1980',
    iban: IBAN,
    services: 'remuneration, mesap',
    cir: 'oui',
    ...changes,
  }
  return HEADER.map((column) => values[column] ?? '')
}

describe.each(databases)('accounts of the administration on %s', (name) => {
  let portal: TestApp
  let folder: string
  const { said, output } = keptOutput()
  const run = (rows: string[][], aBlanc = false) => {
    writeCsv(join(folder, 'comptes.csv'), [HEADER, ...rows])
    return importComptes(portal.services, { file: join(folder, 'comptes.csv'), aBlanc }, output)
  }
  const compte = (nir: string) => compteByIdentifiant(portal.services.db, nir)
  const rights = async (nir: string) =>
    (
      await send(portal, initialiserhabilitation, {}, { cookie: await portal.signIn(nir) })
    ).json<Habilitation>()

  beforeEach(async () => {
    portal = await testApp(name)
    folder = mkdtempSync(join(tmpdir(), 'espace-agent-comptes-'))
  })
  afterEach(async () => {
    await portal.close()
    rmSync(folder, { recursive: true })
  })

  it('adds people to the register without a holder, then brings them up to date', async () => {
    expect(await run([rowOf(ANNE), rowOf(PAUL)])).toMatchObject({ importe: 2 })
    const anne = await compte(ANNE)
    expect(anne).toMatchObject({
      etat: 'REGISTRE',
      secret: '',
      nom_naissance: 'Durand',
      date_naissance: '1980-01-15',
      services: '["mesap","remuneration"]',
      cir: 1,
    })
    expect((await profilOf(portal.services.db, anne?.id ?? '')).iban).toBe(IBAN)
    expect(await run([rowOf(ANNE), rowOf(PAUL, { nom: 'Martin' })])).toMatchObject({
      modifie: 1,
      present: 1,
    })
    expect((await compte(PAUL))?.nom).toBe('Martin')
  })

  it('leaves rights and flags as they are when the file has no column for them', async () => {
    await portal.addPerson(ANNE, { granted: ['mesap'], lecture_seule: 1 })
    const file = join(folder, 'noms.csv')
    writeCsv(file, [HEADER.slice(0, 4), rowOf(ANNE).slice(0, 4)])
    expect(await importComptes(portal.services, { file }, output)).toMatchObject({ modifie: 1 })
    expect(await compte(ANNE)).toMatchObject({ nom: 'Durand', services: '["mesap"]', lecture_seule: 1 })
  })

  it('writes nothing when it is run blank', async () => {
    expect(await run([rowOf(ANNE)], true)).toMatchObject({ importe: 1 })
    expect(await compte(ANNE)).toBeUndefined()
  })

  it.each([
    [{ nir: `${ANNE.slice(0, 13)}98` }, 'La clé'],
    [{ nir: '2800169' }, '15 caractères'],
    [{ iban: 'FR7630006000011234567890188' }, 'IBAN'],
    [{ services: 'remuneration, paie' }, '« paie » n’existe pas'],
    [{ date_naissance: '1980-02-30' }, 'n’est pas un jour'],
    [{ cir: 'peut-être' }, 'oui ou non'],
    [{ nir: PAUL }, 'figure déjà à la ligne 2'],
  ])('refuses a row with %o, and takes the others', async (changes, motif) => {
    said.length = 0
    expect(await run([rowOf(PAUL), rowOf(ANNE, changes)])).toMatchObject({ importe: 1, refuse: 1 })
    expect(said.join('\n')).toMatch(new RegExp(`Ligne 3 refusée : .*${motif}`))
  })

  it('leaves their IBAN and secret to confirmed people, and hides the register from those who are not', async () => {
    const anne = await portal.addPerson(ANNE)
    await changeProfil(portal.services.db, anne, { iban: 'FR1420041010050500013M02606' })
    await portal.addPerson(PAUL, { etat: 'AFFIRME', prenom: 'Zoé', nom: 'Faux' })
    expect(await run([rowOf(ANNE), rowOf(PAUL)])).toMatchObject({ modifie: 2 })
    expect((await profilOf(portal.services.db, anne)).iban).toBe('FR1420041010050500013M02606')
    expect((await rights(ANNE)).identification.identite).toBe('Anne Durand')
    expect((await rights(PAUL)).identification.identite).toBe('Zoé Faux')
  })

  it('opens a space whose holder chooses the password by a link, once', async () => {
    const values = {
      nir: ANNE,
      nom: 'Durand',
      prenom: 'Anne',
      date_naissance: '1980-01-15',
      courriel: 'anne@example.org',
      services: 'mesap',
    }
    await createCompte(portal.services, values, output)
    expect((await mailsOf(portal)).map(({ destinataire }) => destinataire)).toEqual(['anne@example.org'])
    const token = await lastToken(portal, 'validationMotDePasseOublie')
    await changeForgotten(portal.services, token, 'Retraite-2026!ok')
    expect((await rights(ANNE)).listeService.mesap).toBe(true)
    await expect(createCompte(portal.services, values, output)).rejects.toThrow('déjà un espace')
  })

  it('shows a person without secret, IBAN nor whole address', async () => {
    await run([rowOf(ANNE)])
    said.length = 0
    await showCompte(portal.services, ANNE, output)
    expect(said).toContain('État : connue de l’employeur, sans espace')
    expect(said).toContain('Demandes de retraite : aucune ; demandes à la messagerie : 0')
    expect(said.join(' ')).not.toMatch(/FR76|argon2/)
  })

  it('takes away no service that a person has by their request or by their pension title', async () => {
    const { db, clock } = portal.services
    const compteId = await portal.addPerson(ANNE)
    const now = clock().getTime()
    await db
      .insertInto('dossier')
      .values({
        id: newId(),
        compte_id: compteId,
        genre: 'depart',
        numero: 'DR-2026-0000-0001',
        etat: 'piecedemandee',
        date_depart: calendarDate('2027-10-01'),
        json: '{}',
        cle_envoi: newId(),
        cree_le: now,
        modifie_le: now,
      })
      .execute()
    await addOneDocument(portal.services, compteId, 'titrepension')
    await run([rowOf(ANNE, { services: 'remuneration' })])
    const { listeService } = await rights(ANNE)
    expect(Object.entries(listeService).flatMap(([service, granted]) => (granted ? service : []))).toEqual([
      'remuneration',
      'pension',
      'suividepartretraite',
    ])
    said.length = 0
    await run([rowOf(ANNE, { services: 'remuneration' })])
    expect(said.join(' ')).toMatch(/1 (personne )?(déjà|inchang)|présent/)
  })
})
