import { HEURES_LIEN_CREATION } from '#rules/connexion/liens.ts'
import { bloc, content, p, strong, ul } from '../blocks.ts'

/** What to know before registration, and when the mail of a forgotten password does not come. */
export const connexion = {
  inscription: content({
    introduction: bloc(
      'Avant de commencer',
      p('Créer votre espace prend environ cinq minutes. Préparez :'),
      ul(
        'votre numéro de sécurité sociale, qui figure sur votre carte Vitale ;',
        'le relevé d’identité bancaire (RIB) du compte où votre paie ou votre pension est versée ;',
        'une adresse électronique que vous consultez, personnelle de préférence : elle vous suivra à la retraite.',
      ),
      p(
        `À la fin, un courriel vous est envoyé. ${strong(`Le lien qu’il contient est valable ${HEURES_LIEN_CREATION} heures`)} : votre espace n’est créé qu’une fois ce lien ouvert.`,
      ),
    ),
    asavoir: bloc(
      'Vous n’avez pas votre RIB ?',
      p(
        'Vous pouvez continuer sans lui. Votre espace sera créé, mais vos documents de paie ou de pension n’y seront visibles qu’après confirmation de votre identité avec quatre chiffres de votre IBAN, depuis votre tableau de bord.',
      ),
    ),
  }),

  motdepasseoublie: content({
    asavoir: bloc(
      'Vous ne recevez rien ?',
      ul(
        'Regardez dans les courriers indésirables.',
        'Vérifiez votre numéro et l’adresse de votre espace, puis faites une nouvelle demande : pour protéger vos données, l’écran affiche la même réponse, que l’adresse soit la bonne ou non.',
      ),
    ),
  }),
}
