import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Data of the journeys' server of a port: what the administration command works on beside it. */
export const dataFolder = (port: number): string => join(tmpdir(), `espace-agent-parcours-${port}`)
