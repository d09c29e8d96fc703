import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { readConfig } from '#server/config.ts'
import { demoOf } from '#server/demoPlug.ts'
import { start } from '../start.ts'

/** A folder of data that is empty of people, what the servers that start on it say, and how one starts. */
export const startFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'espace-agent-depart-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  cpSync(inject('models').folder, join(folder, 'data'), { recursive: true })
  const said: string[] = []
  const startWith = async (changes: Record<string, string>, moment = '2026-09-15T09:00:00Z') => {
    const config = readConfig({
      DEMO: '0',
      PORT: '0',
      LOG_LEVEL: 'silent',
      SHUTDOWN_GRACE: '0',
      DATA_DIR: join(folder, 'data'),
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'portail@exemple.fr',
      ...changes,
    })
    const clock = () => new Date(moment)
    return start(config, folder, (line) => said.push(line), { demo: await demoOf(config), clock })
  }
  return { folder, said, startWith, close: () => rmSync(folder, { recursive: true }) }
}
