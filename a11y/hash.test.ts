import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { auditedHash } from '#server/content/accessibiliteHash.ts'
import { donneesAudit, resultatsPerimes } from '#server/content/accessibiliteDonnees.ts'

interface Results {
  readonly criteriaCount: { readonly total: number; readonly notApplicable: number }
  readonly machine: { readonly hash: string; readonly looks: number; readonly states: readonly unknown[] }
}

const results = JSON.parse(readFileSync(join(import.meta.dirname, 'report/results.json'), 'utf8')) as Results

describe('the results of the audit', () => {
  it('are those of the sources as they are', () => {
    expect(results.machine.hash, 'The sources changed since the audit: run « npm run a11y ».').toBe(
      auditedHash(),
    )
  })

  it('are the ones that the statement gives', () => {
    expect(donneesAudit).toMatchObject({
      empreinte: results.machine.hash,
      visites: results.machine.looks,
      etats: results.machine.states.length,
      criteres: { total: results.criteriaCount.total },
    })
    expect(donneesAudit.criteres.nonApplicables).toHaveLength(results.criteriaCount.notApplicable)
  })

  it('are out of date as soon as something changes, and never where there is nothing to compare', () => {
    expect(resultatsPerimes('a', 'b')).toBe(true)
    expect(resultatsPerimes('a', 'a')).toBe(false)
  })
})
