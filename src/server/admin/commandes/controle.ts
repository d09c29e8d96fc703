import type { Command } from 'commander'
import { changeNumber } from '../comptes/changeNumber.ts'
import { closeSessions, erase, restoreCompte, suspend, unlock } from '../comptes/controlCompte.ts'
import { replaceDocument, withdrawDocument } from '../documents/withdrawDocument.ts'
import { listCourriels, retryCourriels } from '../exploitation/courriels.ts'
import { changeKey } from '../exploitation/changeKey.ts'
import { verifyInstallation } from '../exploitation/verifyInstallation.ts'
import { NIR } from '../readApart.ts'
import type { Runner } from '../Runner.ts'

/** How the help tells a reason. */
export const MOTIF = 'raison, que la personne lira'

/** `comptes changer-nir | debloquer | fermer-sessions | suspendre | retablir | supprimer`. */
export const controleComptes = (comptes: Command, { withServices }: Runner): void => {
  comptes
    .command('changer-nir')
    .description(
      'met un autre numéro à la place de celui d’une personne, tout le reste demeure, et la prévient',
    )
    .argument('<nir>', NIR)
    .argument('<nouveau-nir>', 'celui qui le remplace ; « - » le lit sur l’entrée standard, après l’autre')
    .requiredOption('--motif <texte>', MOTIF)
    .action((ancien: string, nouveau: string, { motif }: { motif: string }) =>
      withServices(({ services, output, trace }) =>
        changeNumber(services, { ancien, nouveau, motif }, trace, output),
      ),
    )
  comptes
    .command('debloquer')
    .description('met fin à l’attente que des essais manqués imposent à une personne')
    .argument('<nir>', NIR)
    .action((nir: string) => withServices(({ services, output }) => unlock(services, nir, output)))
  comptes
    .command('fermer-sessions')
    .description('ferme toutes les sessions d’une personne')
    .argument('<nir>', NIR)
    .action((nir: string) => withServices(({ services, output }) => closeSessions(services, nir, output)))
  comptes
    .command('suspendre')
    .description('ferme un compte à tous, sessions comprises, et prévient la personne')
    .argument('<nir>', NIR)
    .requiredOption('--motif <texte>', MOTIF)
    .action((nir: string, { motif }: { motif: string }) =>
      withServices(({ services, output, trace }) => suspend(services, { nir, motif }, trace, output)),
    )
  comptes
    .command('retablir')
    .description('rouvre un compte suspendu, et prévient la personne')
    .argument('<nir>', NIR)
    .action((nir: string) => withServices(({ services, output }) => restoreCompte(services, nir, output)))
  comptes
    .command('supprimer')
    .description('efface un compte, ses documents et ses demandes, et prévient la personne')
    .argument('<nir>', NIR)
    .requiredOption('--motif <texte>', MOTIF)
    .option('--oui', 'confirme')
    .action((nir: string, options: { motif: string; oui?: boolean }) =>
      withServices(({ services, output, trace }) => erase(services, { nir, ...options }, trace, output)),
    )
}

/** `documents retirer | remplacer`. */
export const controleDocuments = (documents: Command, { withServices }: Runner): void => {
  documents
    .command('retirer')
    .description(
      'retire un document, par exemple déposé chez une autre personne, et prévient celle qui l’avait',
    )
    .argument('<document>', 'identifiant du document, ou sa référence dans le manifeste')
    .requiredOption('--motif <texte>', MOTIF)
    .action((uuid: string, { motif }: { motif: string }) =>
      withServices(({ services, output, trace }) =>
        withdrawDocument(services, { uuid, motif }, trace, output),
      ),
    )
  documents
    .command('remplacer')
    .description('met un autre fichier à la place de celui d’un document, et prévient la personne')
    .argument('<document>', 'identifiant du document, ou sa référence dans le manifeste')
    .argument('<fichier.pdf>', 'le bon fichier')
    .requiredOption('--motif <texte>', MOTIF)
    .action((uuid: string, fichier: string, { motif }: { motif: string }) =>
      withServices(({ services, output, trace }) =>
        replaceDocument(services, { uuid, fichier, motif }, trace, output),
      ),
    )
}

/** `courriels lister | relancer` and `exploitation changer-cle | verifier`. */
export const controleCommands = (root: Command, { withServices }: Runner): void => {
  const courriels = root.command('courriels').description('courriels qui attendent ou sont abandonnés')
  courriels
    .command('lister')
    .description('liste ceux qui attendent, le plus ancien en premier')
    .option('--abandonnes', 'ceux qui sont abandonnés')
    .action(({ abandonnes = false }: { abandonnes?: boolean }) =>
      withServices(({ services, output }) => listCourriels(services, { abandonnes }, output)),
    )
  courriels
    .command('relancer')
    .description('fait repartir les nouvelles abandonnées, ou une seule ; un lien abandonné ne repart pas')
    .argument('[courriel]', 'tous sans lui')
    .action((id: string | undefined) =>
      withServices(({ services, output }) => retryCourriels(services, id, output)),
    )
  const exploitation = root.command('exploitation').description('état de l’installation, et sa clé')
  exploitation
    .command('changer-cle')
    .description('remplace la clé du portail, serveurs arrêtés : secrets chiffrés de nouveau')
    .option('--oui', 'confirme')
    .action((options: { oui?: boolean }) =>
      withServices(({ services, output, arret }) => changeKey(services, { ...options, arret }, output)),
    )
  exploitation
    .command('verifier')
    .description(
      'vérifie mentions, magasin d’objets, messagerie, fichiers, journal et purge ; échoue si quelque chose manque',
    )
    .option('--contenus', 'lit chaque fichier en entier, compare son empreinte, et garde celles qui manquent')
    .action((options: { contenus?: boolean }) =>
      withServices(({ services, output, arret }) =>
        verifyInstallation(services, { ...options, arret }, output),
      ),
    )
}
