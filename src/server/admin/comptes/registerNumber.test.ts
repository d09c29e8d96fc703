import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changernir } from '#contract/connexion/identite.ts'
import { foundActs } from '#server/kit/audit/store.ts'
import { compteByIdentifiant } from '#server/kit/people/comptes.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { mailsOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { nirOf, writeCsv } from '../testing/folder.ts'
import { importApp, MARIE, row } from '../testing/importApp.ts'
import { keptOutput } from '../testing/output.ts'
import { importComptes } from './importComptes.ts'
import { showCompte } from './showCompte.ts'

const NOUVEAU = nirOf(2)
const HEADER = ['nir', 'nom', 'prenom', 'date_naissance', 'ancien_nir']
const BORN = '1969-05-12'

describe.each(databases)('a register that tells a new number, on %s', (name) => {
  let app: Awaited<ReturnType<typeof importApp>>
  const { said, output } = keptOutput()
  const register = (rows: string[][], aBlanc = false) => {
    const file = app.path('comptes.csv')
    writeCsv(file, [HEADER, ...rows])
    said.length = 0
    return importComptes(app.portal.services, { file, aBlanc }, output)
  }
  const person = (nir: string, ancien = '', born = BORN) => [nir, 'Moreau', 'Camille', born, ancien]
  const everyone = async () =>
    (
      await app.portal.services.db.selectFrom('compte').select('identifiant').orderBy('identifiant').execute()
    ).map(({ identifiant }) => identifiant)
  const change = (changes: object) =>
    app.portal.services.db.updateTable('compte').set(changes).where('id', '=', app.marie).execute()

  beforeEach(async () => {
    app = await importApp(name)
    await changeProfil(app.portal.services.db, app.marie, { courriel_principal: 'marie@exemple.fr' })
  })
  afterEach(() => app.close())

  it('keeps one account of a person who has a space: documents come there at once, they validate the number when they sign in', async () => {
    app.manifest(row())
    await app.run()
    expect(await register([person(NOUVEAU, MARIE)], true)).toMatchObject({ modifie: 1 })
    expect(await register([person(NOUVEAU, MARIE)])).toMatchObject({ modifie: 1 })
    expect(await everyone()).toEqual([MARIE])
    // The next files know the new number alone.
    expect(await register([person(NOUVEAU)])).toMatchObject({ present: 1, importe: 0 })
    app.manifest(row({ nir: NOUVEAU }), row({ nir: NOUVEAU, reference: 'P-2', fichier: 'b.pdf' }))
    expect(await app.run()).toMatchObject({ present: 1, importe: 1 })
    expect((await app.documents()).map(({ compte_id }) => compte_id)).toEqual([app.marie, app.marie])
    said.length = 0
    await showCompte(app.portal.services, NOUVEAU, output)
    expect(said.join()).toContain('la personne doit encore valider le nouveau en se connectant avec l’ancien')
    const signedIn = await app.portal.tryToSignIn({ identifiant: MARIE })
    expect(signedIn.json()).toMatchObject({ code: 60, nouveauNir: NOUVEAU })
    const cookie = await app.portal.signIn(MARIE)
    expect((await send(app.portal, changernir, {}, { cookie })).statusCode).toBe(200)
    expect(await everyone()).toEqual([NOUVEAU])
    expect((await compteByIdentifiant(app.portal.services.db, NOUVEAU))?.id).toBe(app.marie)
    expect(await register([person(NOUVEAU, MARIE)])).toMatchObject({ present: 1 })
  })

  it('changes at once the number of who has no space, without a mail, and notes it on their account', async () => {
    await change({ etat: 'REGISTRE', secret: '' })
    expect(await register([person(NOUVEAU, MARIE)])).toMatchObject({ modifie: 1 })
    expect(await register([person(NOUVEAU, MARIE)])).toMatchObject({ present: 1 })
    expect([await everyone(), await mailsOf(app.portal)]).toEqual([[NOUVEAU], []])
    const acts = await foundActs(app.portal.services.db, { compteId: app.marie, most: 9 })
    expect(acts).toMatchObject([
      { acte: 'administration', objet: 'comptes importer', motif: expect.stringContaining('nouveau numéro') },
    ])
  })

  it('refuses the former number from then on, wherever it comes: it would open a second account', async () => {
    await change({ etat: 'REGISTRE', secret: '' })
    await register([person(NOUVEAU, MARIE)])
    expect(await register([person(MARIE)])).toMatchObject({ refuse: 1 })
    expect(said.join()).toContain('remplacé par un autre : donnez le nouveau numéro')
    app.manifest(row())
    expect(await app.run()).toMatchObject({ refuse: 1 })
    expect(app.report()).toContain('remplacé par un autre')
    // Someone else had it by right: it was typed wrongly.
    expect(await register([person(MARIE, '', '1980-01-15')])).toMatchObject({ importe: 1 })
    expect(await everyone()).toEqual([MARIE, NOUVEAU].toSorted())
  })

  it('heals a person whom a register had split, as long as nothing came under the new number', async () => {
    expect(await register([person(NOUVEAU)])).toMatchObject({ importe: 1 })
    expect(await register([person(NOUVEAU, MARIE)])).toMatchObject({ modifie: 1 })
    expect(await everyone()).toEqual([MARIE])
  })

  it('refuses rows that would make one of two people', async () => {
    await register([person(NOUVEAU)])
    app.manifest(row(), row({ nir: NOUVEAU, fichier: 'b.pdf' }))
    await app.run()
    for (const aBlanc of [true, false])
      expect(await register([person(NOUVEAU, MARIE)], aBlanc)).toMatchObject({ refuse: 1 })
    expect(said.join()).toContain('chacun un compte qui sert')
    expect(await register([person(nirOf(3), MARIE, '1970-01-01')])).toMatchObject({ refuse: 1 })
    expect(said.join()).toContain('née un autre jour')
    expect(await register([person(nirOf(3), MARIE), person(MARIE)])).toMatchObject({ refuse: 1, modifie: 1 })
    expect(await register([person(nirOf(3), '12')])).toMatchObject({ refuse: 1 })
  })

  it('keeps nobody from their number by an account of the register that is empty', async () => {
    await register([person(NOUVEAU)])
    await change({ nouveau_nir: NOUVEAU })
    const cookie = await app.portal.signIn(MARIE)
    expect((await send(app.portal, changernir, {}, { cookie })).statusCode).toBe(200)
    expect(await everyone()).toEqual([NOUVEAU])
  })
})
