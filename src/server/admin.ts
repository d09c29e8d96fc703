import { runAdministration, type Terminal } from './admin/runAdministration.ts'
import { demoOf } from './demoPlug.ts'

// Documents and the database are for this user's eyes only.
process.umask(0o077)

const CLEAR_LINE = '\r\u001B[2K'

const terminal: Terminal = {
  say: (line) => console.log(line),
  ...(process.stderr.isTTY && { draw: (text: string) => void process.stderr.write(CLEAR_LINE + text) }),
  input: process.stdin,
  ...(process.stdin.isTTY && { ask: (text: string) => void process.stderr.write(text) }),
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
const stop = new AbortController()
const hear = () => {
  console.error(
    'Arrêt demandé : la commande finit ce qu’elle a commencé. Demandez-le de nouveau pour l’arrêter aussitôt.',
  )
  stop.abort()
}
// Once: asked again, the process ends there and then.
for (const signal of SIGNALS) process.once(signal, hear)

process.exitCode = await runAdministration(process.argv.slice(2), {
  environment: process.env,
  terminal,
  complain: (line) => console.error(line),
  arret: stop.signal,
  letGo: () => SIGNALS.forEach((signal) => process.off(signal, hear)),
  demoOf,
})
