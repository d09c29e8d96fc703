import { join } from 'node:path'
import { readConfig } from './config.ts'
import { demoOf } from './demoPlug.ts'
import { endWithReason, tellCutStart } from './start/endings.ts'
import { start } from './start/start.ts'
import { root } from './kit/root.ts'
import { StartFault } from './kit/StartFault.ts'

// Documents and the database are for this user's eyes only.
process.umask(0o077)

const say = (line: string) => console.log(line)

const started = tellCutStart()

try {
  const config = readConfig(process.env)
  const demo = await demoOf(config)
  const { address, close } = await start(config, join(root, 'dist'), say, { demo })
  for (const line of demo?.welcome(address) ?? [`Le portail répond sur ${address}`]) say(line)
  endWithReason(close, config.graceMs)
  started()
} catch (error) {
  if (!(error instanceof StartFault)) throw error
  console.error(error.message)
  process.exitCode = 1
}
