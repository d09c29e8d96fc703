import { afterEach, expect, it, vi } from 'vitest'
import type { ListeService } from '#contract/connexion/habilitation.ts'
import { services } from '#contract/kit/services.ts'
import { contenuPrive } from '#contract/contenu/contenu.ts'
import { rubriques } from '#contract/documents/rubrique.ts'
import { simulateur } from '#contract/simulation/simulateur.ts'
import { addressOf } from '#portal/client/fetch/fetchCall.ts'
import { pages } from '#portal/pages.ts'
import { drawPage } from './drawPage.tsx'

const rights = {
  lectureSeule: false,
  listeService: Object.fromEntries(services.map((service) => [service, true])) as ListeService,
  identification: { identite: 'Camille Moreau' },
  marque: 'camille',
  accesDemandeModificationCIR: true,
  accesVerificationCompte: true,
  dureeInactivite: 1200,
  dureeRestante: 28_800,
}

/** What a drawing does not ask for at once: the simulator is not drawn, the years of pension come after a search. */
const later = new Set([
  simulateur.path,
  addressOf(contenuPrive, { params: { id: 'simulateur' } }),
  rubriques.pension.annees.path,
])

afterEach(() => {
  vi.unstubAllGlobals()
})

it('pages read ahead only what they ask for when they open', async () => {
  const ahead: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    ahead.push(address)
    return Response.json({})
  })
  const asked = new Set<string>()
  for (const { path, load } of pages.filter((page) => page.path !== '*')) {
    const screen = await load()
    screen.readAhead?.({})
    await drawPage(
      { path, search: '', jour: '2026-11-22', rights },
      [],
      async (address) => void asked.add(address),
    )
  }
  expect(ahead.length).toBeGreaterThan(20)
  expect(ahead.filter((address) => !asked.has(address) && !later.has(address))).toEqual([])
})
