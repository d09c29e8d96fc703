import { bloc, content, numbered, p, strong } from '../blocks.ts'
import { MINUTES_LIEN_MOT_DE_PASSE } from '#rules/connexion/liens.ts'

/** Home pages, signed out and signed in. Excerpt N leads to question N of the help for visitors. */
export const accueil = {
  accueilnonconnecte: content({
    bienvenue: bloc(
      'Bienvenue dans votre espace',
      p(
        'Agents publics et pensionnés : retrouvez ici vos bulletins de paie ou de pension, les documents de votre employeur et votre dossier de retraite.',
      ),
      p(
        'Connectez-vous avec votre numéro de sécurité sociale et votre mot de passe. C’est votre première visite ? Créez votre espace : il vous faut votre numéro de sécurité sociale et le RIB du compte où votre paie ou votre pension est versée.',
      ),
    ),
    ...numbered('aide', [
      bloc(
        'Quel est mon identifiant ?',
        p('Votre identifiant est votre numéro de sécurité sociale, sur 15 caractères, clé comprise.'),
      ),
      bloc(
        'J’ai oublié mon mot de passe : que faire ?',
        p(
          `Choisissez « Mot de passe oublié ? ». Un lien valable ${MINUTES_LIEN_MOT_DE_PASSE} minutes vous est envoyé par courriel pour en choisir un nouveau.`,
        ),
      ),
      bloc(
        'Je n’arrive pas à lire le code captcha',
        p('« Renouveler » affiche un autre code ; « Audio » vous le fait entendre.'),
      ),
      bloc(
        'Mon accès est bloqué : que faire ?',
        p(
          'Après 3 échecs, l’accès est bloqué 1 minute, puis plus longtemps à chaque nouvel échec. L’écran dit combien de temps attendre ; l’accès se rouvre ensuite tout seul.',
        ),
      ),
    ]),
  }),

  accueilconnecte: content(
    {
      vignetteremunerationpaie: bloc(
        'Ma rémunération',
        p('Consultez et téléchargez vos bulletins de paie, vos rappels et vos attestations fiscales.'),
      ),
      vignettefaq: bloc(
        'Une question ?',
        p('Les réponses aux questions les plus fréquentes sur votre espace, votre paie et votre retraite.'),
      ),
      vignetteretraite: bloc(
        'Préparer ma retraite',
        p(
          'Relisez votre compte individuel retraite : les périodes, les enfants et les services qui y figurent servent au calcul de votre pension.',
        ),
      ),
      vignettepension: bloc(
        'Ma pension',
        p(
          'Consultez et téléchargez vos bulletins de pension, votre titre de pension et vos attestations fiscales.',
        ),
      ),
      blocIban: bloc(
        'Mes références bancaires',
        p(
          `Votre paie ou votre pension est versée sur le compte enregistré dans votre profil. ${strong('Vérifiez-le de temps en temps')} : s’il n’est pas le vôtre, prévenez sans attendre votre administration.`,
        ),
      ),
    },
    {
      aideIban:
        'Votre IBAN figure sur le relevé d’identité bancaire (RIB) que votre banque met à disposition dans votre espace bancaire. En France, il commence par FR et compte 27 caractères.',
    },
  ),
}
