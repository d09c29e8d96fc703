import { Command, CommanderError } from 'commander'
import { type Config, readConfig } from '#server/config.ts'
import type { Environment } from '#server/config/secretFiles.ts'
import type { Demo } from '#server/Demo.ts'
import { baseCommands, exploitationCommands, journalCommands } from './commandes/exploitation.ts'
import { comptesCommands } from './commandes/comptes.ts'
import { configurationCommands } from './commandes/configuration.ts'
import { documentsCommands } from './commandes/documents.ts'
import { dossiersCommands, piecesCommands, transmissionsCommands } from './commandes/dossiers.ts'
import { messagerieCommands } from './commandes/messagerie.ts'
import { publicationCommands } from './commandes/publication.ts'
import { retraiteCommands } from './commandes/retraite.ts'
import { controleCommands } from './commandes/controle.ts'
import { inert, speakFrench, typingFault } from './french.ts'
import { openAdministration } from './openAdministration.ts'
import { traced } from './traced.ts'
import { readApart } from './readApart.ts'
import type { Output, Runner, Stopping } from './Runner.ts'
import { sentenceOf } from './sentenceOf.ts'

/** Exit codes: all is done, nothing more could be done, or some rows were refused, or files were missing. */
const exitCodes = { done: 0, fault: 1, refused: 2 } as const

type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

const program = (runner: Runner, output: Output): Command => {
  const root = new Command('npm run admin --')
    .description('Administre l’Espace agent public : comptes, documents, événements, contenus, messagerie.')
    .configureOutput({ writeOut: (text) => output.say(text.trimEnd()), writeErr: () => undefined })
  comptesCommands(root, runner)
  documentsCommands(root, runner)
  publicationCommands(root, runner)
  messagerieCommands(root, runner)
  dossiersCommands(root, runner)
  transmissionsCommands(root, runner)
  piecesCommands(root, runner)
  retraiteCommands(root, runner)
  configurationCommands(root, runner)
  baseCommands(root, runner)
  controleCommands(root, runner)
  journalCommands(root, runner)
  exploitationCommands(root, runner)
  speakFrench(root)
  return root
}

/** Where a command is typed, and what it reads there. */
export interface Terminal extends Output {
  readonly input: NodeJS.ReadableStream
  /** Absent when nobody types what is read. */
  readonly ask?: (text: string) => void
}

/** What surrounds a command. */
interface Surroundings extends Stopping {
  readonly environment: Environment
  readonly terminal: Terminal
  /** Says a fault, apart from what the command gives. */
  readonly complain: (line: string) => void
  /** The plug of the demo. */
  readonly demoOf: (config: Pick<Config, 'demo'>) => Promise<Demo | undefined>
}

/** Runs one command as typed; gives the exit code. */
export const runAdministration = async (
  args: readonly string[],
  { environment, terminal, complain, arret, letGo, demoOf }: Surroundings,
): Promise<ExitCode> => {
  // Names, reasons and messages are those of others.
  const output: Output = { ...terminal, say: (line) => terminal.say(inert(line)) }
  let code: ExitCode = exitCodes.done
  let typed: Command | undefined
  const runner: Runner = {
    withServices: async (work) => {
      const config = readConfig(environment)
      // Beside what the command gives, which may be a file: « contenu exporter ».
      const { services, close } = await openAdministration(config, (line) => complain(inert(line)))
      try {
        const tally = await traced(services, typed, (trace) =>
          work({ services, demoOf: (wanted = config) => demoOf(wanted), output, arret, trace }),
        )
        if (tally?.interrompu) code = exitCodes.fault
        else if (tally && tally.refuse > 0) code = exitCodes.refused
      } finally {
        await close()
      }
    },
    alone: (work) => work(readConfig(environment), output, { arret, letGo }),
  }
  try {
    const root = program(runner, output)
    root.hook('preAction', async (_, command) => {
      await readApart(command, { ...terminal, stream: terminal.input, arret })
      typed = command
    })
    if (args.length === 0) root.outputHelp()
    else await root.parseAsync([...args], { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return code
      complain(inert(`${typingFault(error) ?? 'La commande est incomplète.'} Essayez --aide.`))
      return exitCodes.fault
    }
    complain(inert(sentenceOf(error)))
    return exitCodes.fault
  }
}
