import type { Command } from 'commander'
import { migrateBase } from '../exploitation/migrateBase.ts'
import type { Runner } from '../Runner.ts'

/** `base migrer`. */
export const baseCommands = (root: Command, { alone }: Runner): void => {
  root
    .command('base')
    .description('schéma de la base de données')
    .command('migrer')
    .description(
      'met le schéma de la base à la version de ce portail ; les serveurs de la version précédente continuent',
    )
    .option('--a-blanc', 'dit ce qui serait fait, sans rien écrire')
    .action(({ aBlanc = false }: { aBlanc?: boolean }) =>
      alone((config, output, { letGo }) => migrateBase(config, { aBlanc, letGo }, output)),
    )
}
