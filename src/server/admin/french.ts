import type { Command, CommanderError, HelpConfiguration, Option } from 'commander'

const headings: Readonly<Record<string, string>> = {
  'Usage:': 'Utilisation :',
  'Arguments:': 'Arguments :',
  'Options:': 'Options :',
  'Commands:': 'Commandes :',
}

const usage = (text: string) => text.replace('[command]', '[commande]')

/** What an option is for, whether it is due, and what it is without being typed. */
const optionDescription = ({ description, mandatory, defaultValue }: Option): string =>
  `${description}${mandatory ? ' (obligatoire)' : ''}${defaultValue === undefined ? '' : ` (à défaut ${String(defaultValue)})`}`

/** Help of the command in French: the headings are those of commander, translated. */
const help: HelpConfiguration = {
  optionDescription,
  styleTitle: (heading) => headings[heading] ?? heading,
  styleUsage: usage,
  subcommandTerm: (command) =>
    [
      command.name(),
      ...command.registeredArguments.map((one) => (one.required ? `<${one.name()}>` : `[${one.name()}]`)),
    ].join(' '),
}

/** Makes a command and those that it has speak French, and throw instead of ending the process. */
export const speakFrench = (command: Command): void => {
  command
    .helpOption('-h, --aide', 'affiche cette aide')
    .configureHelp({ ...help, sortSubcommands: false })
    .exitOverride()
  if (command.commands.length > 0) command.helpCommand('aide [commande]', 'affiche l’aide d’une commande')
  for (const sub of command.commands) speakFrench(sub)
}

/** What is between quotes in a message of commander, in order. */
const quotedIn = (message: string): string[] =>
  [...message.matchAll(/'([^']*)'/g)].map(([, text = '']) => text)

/** Sentence for a mistake in what was typed; undefined when the help was asked for and shown. */
export const typingFault = (error: CommanderError): string | undefined => {
  const [first = '', second = ''] = quotedIn(error.message)
  const suggested = /Did you mean (?:one of )?(.+)\?/.exec(error.message)?.[1]
  const instead = suggested === undefined ? '' : ` Vouliez-vous dire ${suggested} ?`
  switch (error.code) {
    case 'commander.unknownOption':
      return `L’option ${first} n’existe pas ici.${instead}`
    case 'commander.unknownCommand':
      return `La commande « ${first} » n’existe pas.${instead}`
    case 'commander.missingArgument':
      return `Il manque l’argument <${first}>.`
    case 'commander.optionMissingArgument':
      return `L’option ${first} attend une valeur.`
    case 'commander.missingMandatoryOptionValue':
      return `Il manque l’option ${first}.`
    case 'commander.invalidArgument':
      return `La valeur « ${second || first} » ne convient pas.`
    case 'commander.excessArguments':
      return 'Il y a trop d’arguments : entourez de guillemets ceux qui contiennent des espaces.'
    default:
      return undefined
  }
}

/** A text without what a terminal would obey or show turned round: others may have typed it. Its lines stay. */
export const inert = (text: string): string => text.replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
