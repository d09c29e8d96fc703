import { HEURES_LIEN_CREATION, MINUTES_LIEN_MOT_DE_PASSE } from '#rules/connexion/liens.ts'
import { dureesSession } from '#server/kit/session/lives.ts'
import { a, bloc, p, questions, strong, ul } from '../../blocks.ts'

const motdepasse = a('/motdepasseoublie/identification', 'Mot de passe oublié')

/** Help for visitors. The first questions are those whose excerpts the public home page shows. */
export const aidenonconnecte = {
  aidenonconnecte: questions('aidenonconnecte', {
    identifiant: bloc(
      'Quel est mon identifiant ?',
      p(
        'Votre identifiant est votre numéro de sécurité sociale (NIR), clé comprise : 15 caractères. Il figure sur votre carte Vitale, sur votre attestation de droits et, en partie, sur vos bulletins de paie ou de pension.',
      ),
      ul(
        'Vous pouvez le saisir avec ou sans espaces.',
        'Pour une naissance en Corse, il contient 2A ou 2B : tapez la lettre, en majuscule ou en minuscule.',
        'Les deux derniers chiffres sont la clé. Elle permet de repérer une faute de frappe.',
      ),
      p(
        'Si votre numéro de sécurité sociale change, le nouveau vous est présenté à votre connexion. Après votre validation, l’ancien ne fonctionne plus : reconnectez-vous avec le nouveau.',
      ),
    ),
    motdepasse: bloc(
      'J’ai oublié mon mot de passe : que faire ?',
      p(
        `Ouvrez ${motdepasse}, puis indiquez votre numéro de sécurité sociale et l’adresse électronique principale de votre espace. Un lien vous est envoyé : ${strong(`il est valable ${MINUTES_LIEN_MOT_DE_PASSE} minutes et ne sert qu’une fois`)}.`,
      ),
      p(
        'Le courriel n’arrive pas ? Regardez dans les courriers indésirables, puis vérifiez l’adresse saisie. Pour protéger votre espace, l’écran affiche toujours la même réponse, que l’adresse soit connue ou non.',
      ),
      p(`Vous n’avez plus accès à cette adresse ? ${a('/contact', 'Contactez-nous')}.`),
    ),
    captcha: bloc(
      'Je n’arrive pas à lire le code captcha',
      p(
        'Là où il est demandé, ce code de quelques caractères empêche les robots d’essayer des mots de passe.',
      ),
      ul(
        '« Renouveler » affiche un autre code.',
        '« Audio » fait entendre le code, lettre par lettre et chiffre par chiffre.',
        'Les majuscules et les minuscules ne comptent pas, les espaces non plus.',
        'Un code est valable 5 minutes et ne sert qu’une fois : après une erreur, recopiez le nouveau.',
      ),
      p(
        `Si ni l’image ni le son ne vous conviennent, ${a('/contact', 'contactez-nous')} : une autre solution vous sera proposée.`,
      ),
    ),
    blocage: bloc(
      'Mon accès est bloqué : que faire ?',
      p(
        `Après 3 échecs de connexion, l’accès est bloqué ${strong('1 minute')}, puis deux fois plus longtemps à chaque nouvel échec, jusqu’à 2 heures. L’écran dit combien de temps attendre : l’accès se rouvre ensuite tout seul.`,
      ),
      ul(
        'Pendant le blocage, même le bon mot de passe est refusé.',
        'Vérifiez que la touche Verrouillage majuscule n’est pas active.',
        `En cas de doute, choisissez un nouveau mot de passe avec ${motdepasse} : l’accès se rouvre aussitôt.`,
      ),
      p(
        'Vous n’êtes pas à l’origine de ces échecs ? Votre espace est resté fermé. Par prudence, changez votre mot de passe.',
      ),
    ),
    creation: bloc(
      'Comment créer mon espace ?',
      p(
        `Ouvrez ${a('/inscription/identite', 'Créer mon espace')} et suivez les étapes : identité, vérification, coordonnées, mot de passe, récapitulatif. Préparez votre numéro de sécurité sociale et le RIB du compte où votre paie ou votre pension est versée.`,
      ),
      p(
        `Un courriel de confirmation vous est envoyé. ${strong(`Le lien qu’il contient est valable ${HEURES_LIEN_CREATION} heures`)} : ouvrez-le pour que votre espace soit créé.`,
      ),
      p(
        'Sans votre RIB, vous pouvez créer votre espace, mais vos documents de paie ou de pension attendront que vous ayez confirmé votre identité avec quatre chiffres de votre IBAN.',
      ),
    ),
    choixmotdepasse: bloc(
      'Comment choisir mon mot de passe ?',
      p('Il compte de 12 à 128 caractères, avec au moins :'),
      ul(
        'une majuscule et une minuscule, sans accent ;',
        'un chiffre ;',
        'un caractère spécial parmi ceux-ci : !#$&amp;*+-/=?_.{|}',
      ),
      p(
        'Choisissez un mot de passe que vous n’utilisez nulle part ailleurs. Il est comparé à une liste de mots de passe volés ou trop courants : pour cette recherche, seul le début de son empreinte est transmis, jamais le mot de passe.',
      ),
    ),
    protection: bloc(
      'Comment protéger mon espace ?',
      ul(
        'Tapez vous-même l’adresse du site : ne suivez pas un lien reçu par SMS ou par un courriel inattendu.',
        'Ne donnez votre mot de passe à personne : aucun agent ne vous le demandera.',
        'Sur un appareil partagé, déconnectez-vous avant de partir.',
        'Vos dernières connexions sont affichées dans votre profil : « Ce n’était pas moi » ferme toutes les sessions.',
      ),
      p(
        `La session se ferme d’elle-même après ${dureesSession.inactive} sans activité, et au plus tard au bout de ${dureesSession.entiere}.`,
      ),
    ),
    accessibilite: bloc(
      'Le site fonctionne-t-il avec un lecteur d’écran ou au clavier ?',
      p(
        'Il est conçu pour être utilisé au clavier, avec un lecteur d’écran, un agrandissement ou des couleurs personnalisées : titres de pages, liens d’évitement, erreurs annoncées et reliées à leur champ.',
      ),
      p(
        `Des défauts peuvent subsister : ${a('/information/accessibilite', 'la déclaration d’accessibilité')} dit où nous en sommes et comment signaler une difficulté.`,
      ),
    ),
    franceconnect: bloc(
      'Puis-je me connecter avec FranceConnect ?',
      p(
        'Oui, si le bouton FranceConnect est affiché sur la page de connexion. Vous vous identifiez avec un compte que vous avez déjà, par exemple celui des impôts ou de l’Assurance maladie, sans mot de passe ni captcha propres à ce site.',
      ),
      p(
        'Si FranceConnect ne trouve pas d’espace à votre nom, créez d’abord votre espace, ou connectez-vous avec votre identifiant et votre mot de passe.',
      ),
    ),
  }),
}
