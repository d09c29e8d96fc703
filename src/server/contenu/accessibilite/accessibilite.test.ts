import { describe, expect, it } from 'vitest'
import { limites } from '#rules/contenu/limites.ts'
import { type DonneesAudit, donneesAudit } from './accessibiliteDonnees.ts'
import { blocsDuJour, imposer } from './blocsDuJour.ts'
import { contents } from '../content/defaultContents.ts'

const TODAY = '2026-11-23'
const audite: DonneesAudit = {
  ...donneesAudit,
  audit: { date: '2026-11-02', criteresApplicables: 60, criteresValides: 59 },
  commence: true,
  echantillon: ['Contact', 'Plan du site'],
  essais: ['NVDA 2026.1, Firefox 145'],
}
const lire = (donnees: DonneesAudit, jour: typeof TODAY | '2030-01-01' = TODAY) =>
  blocsDuJour(jour, undefined, donnees)
const sansAudit: DonneesAudit = { ...donneesAudit, audit: null, commence: false }

describe('the accessibility statement', () => {
  it('follows the order of the law', () => {
    expect(Object.values(contents.accessibilite.contenu.paragraphe).map(({ titre }) => titre)).toEqual([
      'Engagement',
      'État de conformité',
      'Résultats des tests',
      'Contenus non accessibles',
      'Établissement de cette déclaration',
      'Retour d’information et contact',
      'Voies de recours',
    ])
  })

  it('is « non conforme » without an audit, and says why', () => {
    const sansEchec = { ...sansAudit, criteres: { ...donneesAudit.criteres, enEchec: [] } }
    const { etat, resultats, contenus } = lire(sansEchec).accessibilite
    expect(etat.texte).toMatch(/non conforme.*aucun audit de conformité n’a encore été réalisé/)
    expect(resultats.texte).toContain('pas de taux')
    expect(contenus.texte).not.toMatch(/personnes qui/)
  })

  it('says that an audit is not finished, without a rate', () => {
    const { etat, resultats } = lire({ ...sansAudit, commence: true }).accessibilite
    expect(etat.texte).toMatch(/non conforme.*toutes les pages de l’échantillon/)
    expect(resultats.texte).toMatch(/n’est pas terminé.*pas de taux/)
  })

  it('gives the rate of an audit rounded down, until when it is worth, with what and where people tried', () => {
    const { etat, resultats, etablissement } = lire(audite).accessibilite
    expect(etat.texte).toContain('partiellement conforme')
    expect(resultats.texte).toMatch(/98\u00A0%.*jusqu’au 2\snovembre\s2029/)
    expect(etablissement.texte).toMatch(/NVDA 2026\.1, Firefox 145.*personnes<\/h3><ul><li>Contact/)
    expect(etablissement.texte).not.toContain('Aucun essai')
  })

  it('says on the day it is read that its audit is too old', () => {
    const { accessibilite, mentionslegales } = lire(audite, '2030-01-01')
    expect(accessibilite.etat.texte).toMatch(/non conforme.*plus de trois ans/)
    expect(mentionslegales.accessibilite.texte).toContain('Accessibilité\u00A0: non conforme')
  })

  it('says which version its results are of, whatever the sources became', () => {
    const { texte } = lire({
      ...donneesAudit,
      date: '2026-11-02',
      version: '0.9.0',
      commit: '0123456789abcdef',
    }).accessibilite.resultats
    expect(texte).toMatch(/sont ceux de la <strong>version 0\.9\.0 du 2\snovembre\s2026</)
    expect(texte).toContain('révision 0123456789ab du code source')
  })

  it('reads a record that says what was seen, when and in which version', () => {
    expect(donneesAudit).toMatchObject({
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      commit: expect.stringMatching(/^[\da-f]{40}$/),
      empreinte: expect.stringMatching(/^[\da-f]{64}$/),
    })
    const { etats, visites, criteres, pages } = donneesAudit
    expect(visites).toBeGreaterThanOrEqual(etats)
    expect(criteres.controles + criteres.nonApplicables.length).toBeLessThanOrEqual(criteres.total)
    expect(pages.filter((page) => page.includes('/'))).toEqual([])
  })

  it('names what fails, and where, and is not « totale » over it', () => {
    const enEchec = [{ id: '10.7', titre: 'La prise de focus est-elle visible ?', pages: ['Contact'] }]
    const totale = { date: '2026-11-02', criteresApplicables: 60, criteresValides: 60 } as const
    const { etat, contenus } = lire({
      ...audite,
      audit: totale,
      criteres: { ...donneesAudit.criteres, enEchec },
    }).accessibilite
    expect(contenus.texte).toMatch(/10\.7 La prise de focus est-elle visible.*Contact/)
    expect(etat.texte).toContain('partiellement conforme')
  })

  it.each([
    ['eighteen failures that no criterion names', { echecs: 18 }],
    ['more held than apply', { audit: { date: '2026-11-02', criteresApplicables: 60, criteresValides: 61 } }],
    [
      'an audit of a day to come',
      { audit: { date: '2026-12-02', criteresApplicables: 9, criteresValides: 9 } },
    ],
    ['no audit, though one is said to be begun', { audit: null }],
  ] as const)('is not « totale » with %s', (_, faux) => {
    const parfait = { date: '2026-11-02', criteresApplicables: 60, criteresValides: 60 } as const
    const sans = { ...audite, audit: parfait, echecs: 0, criteres: { ...audite.criteres, enEchec: [] } }
    expect(lire(sans).accessibilite.etat.texte).toContain('totalement conforme')
    const { accessibilite, mentionslegales } = lire({ ...sans, ...faux })
    expect(JSON.stringify([accessibilite, mentionslegales])).not.toMatch(/totalement conforme/i)
  })

  it('does not say that nothing failed when something did', () => {
    const vus = { ...sansAudit, echecs: 18, criteres: { ...donneesAudit.criteres, enEchec: [] } }
    expect(lire(vus).accessibilite.contenus.texte).not.toMatch(/n’ont (pas )?vu d’échec/)
  })

  it('says every limit that the sheets of the components say', () => {
    const texte = lire(donneesAudit).accessibilite.contenus.texte.replaceAll('\u00A0', ' ')
    for (const limite of Object.values(limites).flat()) expect(texte).toContain(limite)
  })
})

describe('a statement that is published anew', () => {
  const { accessibilite } = lire(sansAudit)
  const faux = { titre: 'État de conformité', texte: '<p>Totalement conforme.</p>' }

  it.each([
    ['under the same key', { engagement: faux, etat: faux }],
    ['under another key', { section2: faux }],
    ['in other letters', { section2: { ...faux, titre: ' ETAT DE CONFORMITE' } }],
    ['without what follows the audit', {}],
  ])('says what was seen: %s', (_, paragraphe) => {
    const lu = imposer({ champ: {}, paragraphe }, accessibilite).paragraphe
    expect(JSON.stringify(lu)).not.toContain('Totalement')
    expect(lu).toMatchObject(accessibilite)
  })

  it('keeps the places of its blocks, and its own', () => {
    const propre = { titre: 'Notre histoire', texte: '<p>Longue.</p>' }
    const lu = imposer({ champ: {}, paragraphe: { etat: faux, propre } }, accessibilite).paragraphe
    expect(Object.keys(lu).slice(0, 2)).toEqual(['etat', 'propre'])
    expect(lu['propre']).toEqual(propre)
  })
})
