import { describe, expect, it } from 'vitest'
import { contenusNonAccessibles } from './accessibiliteContenus.ts'
import { type DonneesAudit, donneesAudit } from './accessibiliteDonnees.ts'
import { etatDeConformite, resultatsDesTests } from './accessibiliteResultats.ts'
import { contents } from '../content/defaultContents.ts'

const audite: DonneesAudit = {
  ...donneesAudit,
  etat: 'partielle',
  raison: 'decompte',
  audit: { date: '2026-11-02', criteresApplicables: 60, criteresValides: 59 },
}

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
    const { texte } = etatDeConformite({ ...donneesAudit, etat: 'non', raison: 'aucun-audit', audit: null })
    expect(texte).toMatch(/non conforme.*aucun audit de conformité n’a encore été réalisé/)
    expect(resultatsDesTests({ ...donneesAudit, audit: null }).texte).toContain('pas de taux')
  })

  it('says that an audit is not finished, without a rate', () => {
    const incomplet = { ...donneesAudit, etat: 'non', raison: 'audit-incomplet', audit: null } as const
    expect(etatDeConformite(incomplet).texte).toMatch(/non conforme.*toutes les pages de l’échantillon/)
    expect(resultatsDesTests(incomplet).texte).toMatch(/n’est pas terminé.*pas de taux/)
  })

  it('gives the rate of an audit rounded down', () => {
    expect(etatDeConformite(audite).texte).toContain('partiellement conforme')
    expect(resultatsDesTests(audite).texte).toContain('98\u00A0%')
  })

  it('says which version its results are of, whatever the sources became', () => {
    const { texte } = resultatsDesTests({
      ...donneesAudit,
      date: '2026-11-02',
      version: '0.9.0',
      commit: '0123456789abcdef',
    })
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
    const { etats, visites, criteres } = donneesAudit
    expect(visites).toBeGreaterThanOrEqual(etats)
    expect(criteres.controles + criteres.nonApplicables.length).toBeLessThanOrEqual(criteres.total)
  })

  it('names what fails, and where', () => {
    const enEchec = [{ id: '10.7', titre: 'La prise de focus est-elle visible ?', pages: ['/contact'] }]
    const { texte } = contenusNonAccessibles({
      ...donneesAudit,
      criteres: { ...donneesAudit.criteres, enEchec },
    })
    expect(texte).toMatch(/10\.7 La prise de focus est-elle visible.*\/contact/)
  })
})
