import { datee } from './bareme.ts'
import type { Loi, LoiEcrite } from './loi.ts'
import loi2023 from './lois/2023-09-01.json' with { type: 'json' }
import loi2026 from './lois/2026-09-01.json' with { type: 'json' }

/** The law that the portal knows, oldest first: one file each, the first one whole. A new law is a file and its line. */
export const loisEcrites: readonly [Loi, ...LoiEcrite[]] = [datee(loi2023), datee(loi2026)]
