import type { Command } from 'commander'
import { importDocuments } from '../documents/importDocuments.ts'
import type { DocumentsOptions } from '../documents/documentBatches.ts'
import { addEvenement, importEvenements } from '../publication/importEvenements.ts'
import { controleDocuments } from './controle.ts'
import { NIR } from '../readApart.ts'
import type { Runner } from '../Runner.ts'

const evenementsCommands = (root: Command, { withServices }: Runner) => {
  const evenements = root.command('evenements').description('événements du tableau de bord')
  evenements
    .command('ajouter')
    .description('ajoute un événement au tableau de bord d’une personne')
    .requiredOption('--nir <nir>', NIR)
    .requiredOption(
      '--service <service>',
      'groupe : remuneration, retraite… ; un autre mot va dans « Autres »',
    )
    .requiredOption('--libelle1 <texte>', 'première ligne')
    .requiredOption('--date <date>', 'AAAA-MM-JJ ou JJ/MM/AAAA')
    .option('--libelle2 <texte>', 'seconde ligne')
    .option('--action <action>', 'ce qu’il fait quand on l’ouvre, par exemple ouvrirUrl')
    .option('--url <adresse>', 'adresse https:// que ouvrirUrl ouvre')
    .option(
      '--objet <objet>',
      'numéro, ligne du compte ou demande (demandedepartretraite) dont il parle : ce qui y est fait le clôt',
    )
    .option('--reference <reference>', 'nom par lequel il ne sera pas ajouté deux fois')
    .action((options: Record<string, string>) =>
      withServices(({ services, output }) => addEvenement(services, options, output)),
    )
  evenements
    .command('importer')
    .description('ajoute les événements d’un fichier')
    .argument(
      '<fichier.csv>',
      'colonnes : reference;nir;service;libelle1;date, et au choix libelle2, action, url, objet',
    )
    .option('--a-blanc', 'vérifie tout sans rien écrire')
    .option('--rapport <refus.csv>', 'où écrire les lignes refusées et leur motif')
    .action((file: string, options: { aBlanc?: boolean; rapport?: string }) =>
      withServices(({ services, output, arret }) =>
        importEvenements(services, { ...options, file, arret }, output),
      ),
    )
}

/** `documents importer` and `evenements ajouter | importer`. */
export const documentsCommands = (root: Command, runner: Runner): void => {
  const documents = root.command('documents').description('documents des personnes')
  documents
    .command('importer')
    .description(
      'importe un dossier de PDF décrit par un manifeste ; relancée, la commande reprend où elle en était',
    )
    .argument('<dossier>', 'dossier des fichiers')
    .requiredOption(
      '--manifeste <manifeste.csv>',
      'colonnes : reference;nir;genre;code;titre;date;fichier, et au choix nom_fichier, montant, donnees',
    )
    .option('--a-blanc', 'vérifie tout sans rien écrire')
    .option('--rapport <refus.csv>', 'où écrire les lignes refusées et leur motif')
    .option('--sans-evenement', 'n’annonce pas les documents sur le tableau de bord')
    .option('--sans-courriel', 'ne prévient personne par courriel')
    .option('--reparer', 'remet les fichiers disparus des documents déjà importés')
    .option(
      '--rendre <reference>',
      'rend à la personne du manifeste un document qui lui a été retiré, ce que le journal garde ; sans cela sa ligne est refusée (à répéter pour plusieurs)',
      (reference, others: readonly string[] = []) => [...others, reference],
    )
    .action((dossier: string, options: Omit<DocumentsOptions, 'dossier'>) =>
      runner.withServices(({ services, output, arret }) =>
        importDocuments(services, { ...options, dossier, arret }, output),
      ),
    )
  controleDocuments(documents, runner)
  evenementsCommands(root, runner)
}
