import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AuditHumain } from '#rules/contenu/accessibilite.ts'

/** What a person checked: nothing here is made by a machine. */
export interface HumanCheck {
  readonly criterion: string
  readonly page: string
  /** A name or a role. */
  readonly who: string
  readonly date: string
  readonly assistiveTechnology: string
  readonly result: 'C' | 'NC' | 'NA'
  readonly comment: string
}

/** All that people recorded. */
export interface HumanRecord {
  /** The last whole audit, once there is one. */
  readonly audit: AuditHumain | null
  readonly checks: readonly HumanCheck[]
}

/** Checks made by people, as they are recorded. */
export const humanRecord = (): HumanRecord =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../human-checks.json'), 'utf8')) as HumanRecord
