import { createInterface } from 'node:readline'
import type { Command } from 'commander'
import { AdministrationFault } from './Runner.ts'

/** Typed in the place of a value that is read apart. */
const APART = '-'

/** How the help tells a number of social security, and that it may be read apart. */
export const NIR = 'numéro de sécurité sociale ; « - » le lit sur l’entrée standard'

/** What may be read apart, in the order in which its lines come, and how each is called. */
const SECRETS = {
  nir: 'le numéro de sécurité sociale',
  'nouveau-nir': 'le nouveau numéro de sécurité sociale',
  iban: 'l’IBAN',
} as const

type Secret = keyof typeof SECRETS

/** Where lines come from, and what stops waiting for them. */
interface Input {
  readonly stream: NodeJS.ReadableStream
  readonly arret: AbortSignal
  /** Says what is waited for, where someone types it. */
  readonly ask?: (text: string) => void
}

/** Puts a value in the place of what was typed for it. */
const placesOf = (command: Command, name: Secret) => {
  const rank = command.registeredArguments.findIndex((argument) => argument.name() === name)
  return [
    ...(command.args[rank] === APART
      ? [
          (value: string) => {
            command.args[rank] = value
            command.processedArgs[rank] = value
          },
        ]
      : []),
    ...(command.getOptionValue(name) === APART
      ? [(value: string) => void command.setOptionValue(name, value)]
      : []),
  ]
}

/**
 * Reads the numbers or the IBAN typed as « - » from the lines of the input: every program of a machine sees what a command
 * was given, and a shell and npm keep it. Throws an AdministrationFault when a line is missing.
 */
export const readApart = async (command: Command, { stream, arret, ask }: Input): Promise<void> => {
  const wanted = (Object.keys(SECRETS) as Secret[]).flatMap((name) =>
    placesOf(command, name).map((put) => ({ name, put })),
  )
  if (wanted.length === 0) return
  const reader = createInterface({ input: stream, signal: arret })
  const lines = reader[Symbol.asyncIterator]()
  try {
    for (const { name, put } of wanted) {
      ask?.(`Tapez ${SECRETS[name]}, puis Entrée : `)
      const { value = '' } = (await lines.next()) as { readonly value?: string }
      if (value.trim() === '')
        throw new AdministrationFault(`Il manque ${SECRETS[name]} sur l’entrée standard.`)
      put(value.trim())
    }
  } finally {
    reader.close()
  }
}
