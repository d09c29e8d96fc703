import type { Command } from 'commander'
import { changeRights, setReadOnly } from '../comptes/changeRights.ts'
import { createCompte } from '../comptes/createCompte.ts'
import { importComptes } from '../comptes/importComptes.ts'
import { NIR } from '../readApart.ts'
import { AdministrationFault, type Runner } from '../Runner.ts'
import { secondFactors } from '../comptes/secondFactors.ts'
import { controleComptes, MOTIF } from './controle.ts'
import { showCompte } from '../comptes/showCompte.ts'

const readYes = (typed: string): boolean => {
  if (typed === 'oui' || typed === 'non') return typed === 'oui'
  throw new AdministrationFault('Répondez oui ou non.')
}

const creation = (comptes: Command, { withServices }: Runner) =>
  comptes
    .command('creer')
    .description('ouvre l’espace d’une personne dont l’identité est sûre, et lui envoie un lien')
    .requiredOption('--nir <nir>', NIR)
    .requiredOption('--nom <nom>', 'nom d’usage')
    .requiredOption('--prenom <prenom>', 'prénom')
    .requiredOption('--naissance <date>', 'date de naissance, AAAA-MM-JJ ou JJ/MM/AAAA')
    .requiredOption('--courriel <adresse>', 'adresse où le lien est envoyé')
    .option('--nom-naissance <nom>', 'nom de naissance, s’il est différent')
    .option(
      '--iban <iban>',
      'IBAN où la paie est versée ; « - » le lit sur l’entrée standard, après le numéro',
    )
    .option('--services <services>', 'services accordés, séparés par des virgules')
    .action((options: Record<string, string>) =>
      withServices(({ services, output }) => {
        const { naissance = '', nomNaissance, ...rest } = options
        const values = { ...rest, date_naissance: naissance }
        const born = nomNaissance === undefined ? {} : { nom_naissance: nomNaissance }
        return createCompte(services, { ...values, ...born }, output)
      }),
    )

const rights = (comptes: Command, { withServices }: Runner) => {
  comptes
    .command('droits')
    .description('accorde ou retire des services à une personne, et la prévient')
    .argument('<nir>', NIR)
    .option('--accorder <services>', 'services à accorder, séparés par des virgules')
    .option('--retirer <services>', 'services à retirer, séparés par des virgules')
    .requiredOption('--motif <texte>', MOTIF)
    .action((nir: string, options: { accorder?: string; retirer?: string; motif: string }) =>
      withServices(({ services, output, trace }) =>
        changeRights(services, { nir, ...options }, trace, output),
      ),
    )
  comptes
    .command('lecture-seule')
    .description('met un compte en lecture seule, ou l’en sort, et prévient la personne')
    .argument('<nir>', NIR)
    .argument('<oui|non>', 'oui pour la lecture seule')
    .requiredOption('--motif <texte>', MOTIF)
    .action((nir: string, typed: string, { motif }: { motif: string }) =>
      withServices(({ services, output, trace }) =>
        setReadOnly(services, { nir, lectureSeule: readYes(typed), motif }, trace, output),
      ),
    )
}

/** `comptes importer | creer | droits | lecture-seule | facteurs | voir`. */
export const comptesCommands = (root: Command, runner: Runner): void => {
  const comptes = root.command('comptes').description('comptes et droits')
  comptes
    .command('importer')
    .description(
      'ajoute ou met à jour les personnes du registre des employeurs ; ne prévient pas de leurs services, que « droits » change en prévenant',
    )
    .argument(
      '<fichier.csv>',
      'colonnes : nir;nom;prenom;date_naissance, et au choix nom_naissance, iban, services, lecture_seule, cir, acces_modification_cir, acces_verification_compte, courriel, ancien_nir (celui qu’elle avait, s’il a changé)',
    )
    .option('--a-blanc', 'vérifie tout sans rien écrire')
    .option('--rapport <refus.csv>', 'où écrire les lignes refusées et leur motif')
    .action((file: string, options: { aBlanc?: boolean; rapport?: string }) =>
      runner.withServices(({ services, output, arret }) =>
        importComptes(services, { ...options, file, arret }, output),
      ),
    )
  creation(comptes, runner)
  rights(comptes, runner)
  controleComptes(comptes, runner)
  comptes
    .command('facteurs')
    .description('dit les seconds facteurs d’une personne, et les retire si elle les a tous perdus')
    .argument('<nir>', NIR)
    .option('--retirer', 'les retire tous, après avoir vérifié de qui vient la demande')
    .action((nir: string, options: { retirer?: boolean }) =>
      runner.withServices(({ services, output }) => secondFactors(services, nir, options, output)),
    )
  comptes
    .command('voir')
    .description('affiche ce que le portail a d’une personne, sans secret')
    .argument('<nir>', NIR)
    .action((nir: string) => runner.withServices(({ services, output }) => showCompte(services, nir, output)))
}
