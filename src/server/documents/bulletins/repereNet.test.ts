import { type Reperes, reperes } from '#contract/accueil/reperes.ts'
import { codeSousTheme } from '#contract/documents/genres.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { addBulletins } from '../store/bulletins.ts'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { rubriqueApp } from '#testing/apps/rubriqueApp.ts'

const kinds = {
  paie: { genre: 'remuneration', code_sous_theme_ged: codeSousTheme('remuneration', 'bulletinPaie') },
  pension: {
    genre: 'remunerationpension',
    code_sous_theme_ged: codeSousTheme('remunerationpension', 'bulletinPension'),
  },
} as const

const dataOf = (periode: string, net: number) => ({
  periode,
  situation: [],
  lignes: [{ code: 'T', libelle: 'Montant brut', nature: 'aPayer', montant: net }],
  totaux: { brut: net, deductions: 0, netAvantImpot: net, impot: 0, net },
})

describe.each(databases)('the net of the dashboard on %s', (database) => {
  let app: Awaited<ReturnType<typeof rubriqueApp>>

  beforeEach(async () => {
    app = await rubriqueApp(database)
  })
  afterEach(() => app.portal.close())

  /** Gives Camille a slip of a month, as data when it has a net, in cents. */
  const give = async (kind: keyof typeof kinds, periode: string, net?: number) => {
    const date = `${periode}-27` as CalendarDate
    const document_uuid = await app.give('camille', { ...kinds[kind], date_document: date })
    if (net === undefined) return document_uuid
    await addBulletins(app.portal.services.db, [
      { document_uuid, json: JSON.stringify(dataOf(periode, net)) },
    ])
    return document_uuid
  }
  const read = async () =>
    (await send(app.portal, reperes, {}, { cookie: app.cookies.camille })).json<Reperes>().net

  it('is that of the pension once it is paid: the last pay is of the past', async () => {
    await give('paie', '2026-06', 234_567)
    const uuid = await give('pension', '2026-11', 180_000)
    expect(await read()).toMatchObject({
      rubrique: 'pension',
      documentUuid: uuid,
      periode: '2026-11',
      net: 180_000,
    })
  })

  it('is that of the pension when no slip of pay is known as data', async () => {
    await give('paie', '2026-11')
    await give('pension', '2026-10', 180_000)
    expect(await read()).toMatchObject({ rubrique: 'pension', net: 180_000 })
  })

  it('is the sum of the slips of a month, and no difference is told of it, nor from it', async () => {
    await give('paie', '2026-09', 200_000)
    await give('paie', '2026-10', 50_000)
    await give('paie', '2026-10', 200_000)
    const net = await read()
    expect(net).toMatchObject({
      bulletins: 2,
      periode: '2026-10',
      net: 250_000,
      mois: [
        { periode: '2026-09', net: 200_000 },
        { periode: '2026-10', net: 250_000 },
      ],
    })
    expect([net?.avant, net?.changement]).toEqual([undefined, undefined])
    await give('paie', '2026-11', 200_000)
    const next = await read()
    expect(next).toMatchObject({ bulletins: 1, periode: '2026-11', net: 200_000 })
    expect([next?.avant, next?.changement]).toEqual([undefined, undefined])
  })

  it('tells the last change before months of one net, unless a month of several slips is between', async () => {
    await give('paie', '2026-07', 150_000)
    await give('paie', '2026-08', 200_000)
    await give('paie', '2026-09', 200_000)
    expect((await read())?.changement).toMatchObject({
      periode: '2026-08',
      avant: { periode: '2026-07', ecart: 50_000 },
    })
    await give('paie', '2026-09', 10_000)
    await give('paie', '2026-10', 200_000)
    await give('paie', '2026-11', 200_000)
    const net = await read()
    expect(net?.avant).toMatchObject({ periode: '2026-10', ecart: 0 })
    expect(net?.changement).toBeUndefined()
  })

  it('has whole months alone: the oldest one, cut short, is left out', async () => {
    for (let month = 1; month <= 7; month += 1) {
      await give('paie', `2026-0${month}`, 200_000)
      await give('paie', `2026-0${month}`, 50_000)
    }
    const mois = (await read())?.mois ?? []
    expect(mois.map(({ net }) => net)).toEqual(mois.map(() => 250_000))
    expect(mois.at(-1)?.periode).toBe('2026-07')
    expect(mois.length).toBeGreaterThanOrEqual(6)
  })

  it('is that of the pay when both are paid for the same month', async () => {
    await give('pension', '2026-11', 180_000)
    await give('paie', '2026-11', 234_567)
    expect(await read()).toMatchObject({ rubrique: 'remunerationpaie', net: 234_567 })
  })
})
