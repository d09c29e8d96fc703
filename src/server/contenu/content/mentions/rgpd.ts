import { JOURS_BROUILLON } from '#contract/kit/brouillon.ts'
import { dureesSession } from '#server/kit/session/lives.ts'
import { a, bloc, content, dit, numbered, p, siDit, strong, ul } from '../../blocks.ts'

/** Personal data. */
export const rgpd = {
  rgpd: content(
    numbered('section', [
      bloc(
        'Qui est responsable de vos données ?',
        ul(
          `Responsable de traitement : ${dit('responsabletraitement')}.`,
          `Déléguée ou délégué à la protection des données : ${dit('delegueprotection')}.`,
        ),
      ),
      bloc(
        'Pourquoi vos données sont-elles traitées ?',
        ul(
          'vous reconnaître et protéger votre espace ;',
          'vous remettre vos documents de paie, de pension et d’employeur, et vous prévenir de leur arrivée ;',
          'vous permettre de vérifier votre carrière, de simuler et de demander votre retraite ;',
          'répondre à vos questions par la messagerie sécurisée ;',
          'mesurer l’usage du service, si cette mesure est activée et sans opposition de votre part.',
        ),
        p(
          'Ces traitements relèvent d’une mission d’intérêt public et d’obligations légales (article 6, paragraphe 1, points c et e du règlement général sur la protection des données).',
        ),
        p(
          `Textes propres à ce service, dont celui qui autorise l’usage du numéro de sécurité sociale : ${dit('textestraitement')}.`,
        ),
      ),
      bloc(
        'Quelles données ?',
        ul(
          `${strong('identité')} : nom, prénom, date de naissance, numéro de sécurité sociale ;`,
          `${strong('coordonnées')} : courriel, téléphone, adresse, coordonnées bancaires ;`,
          `${strong('vie professionnelle')} : employeur, carrière, paie, cotisations ;`,
          `${strong('retraite')} : compte individuel, simulations, demandes et pièces jointes, situation familiale ;`,
          `${strong('messagerie')} : vos échanges avec votre service, et leurs pièces jointes ;`,
          `${strong('connexion et activité')} : date, navigateur et moyen de connexion ; actions faites ou refusées sur votre compte (téléchargements, changements, demandes), avec leur date, le navigateur et une empreinte du réseau, qui n’est pas son adresse.`,
        ),
        p(
          'Votre mot de passe n’est jamais enregistré en clair. Une pièce qui touche à la santé ou au handicap n’est demandée que si vous invoquez ce motif de départ.',
        ),
      ),
      bloc(
        'Qui les reçoit ?',
        p(
          'Vous, les agents chargés de votre paie ou de votre dossier de retraite, et les personnes chargées de faire fonctionner le service, chacun pour ce qui le concerne. Vos données ne sont ni vendues ni utilisées pour de la publicité.',
        ),
        p(`Sous-traitants et hébergeur : ${dit('soustraitants')}.`),
      ),
      bloc(
        'Combien de temps sont-elles gardées ?',
        ul(
          `la session : ${dureesSession.inactive} sans activité, ${dureesSession.entiere} au plus ;`,
          `un brouillon de demande, avec les fichiers que vous y avez joints : ${JOURS_BROUILLON} jours après sa dernière modification, avec un rappel par courriel avant sa suppression si votre adresse est dans votre profil ;`,
          `les documents, les demandes envoyées et les journaux : ${dit('dureesconservation')}.`,
        ),
      ),
      bloc(
        'Vos droits',
        p(
          'Vous pouvez demander l’accès à vos données, leur rectification, leur effacement quand la loi le permet, la limitation de leur traitement et, dans les cas prévus par le règlement, vous y opposer. La rubrique « Mes données » de votre profil permet de télécharger ce que le portail détient sur vous.',
        ),
        p(`Pour exercer vos droits, ${a('/contact', 'contactez-nous')}.`),
        p(
          `${siDit('delegueprotection')}Vous pouvez aussi écrire à la déléguée ou au délégué à la protection des données, nommés en haut de cette page.`,
        ),
        p(
          `Si la réponse ne vous satisfait pas, vous pouvez ${a('https://www.cnil.fr/fr/plaintes', 'adresser une plainte à la CNIL')}.`,
        ),
      ),
      bloc(
        'Comment sont-elles protégées ?',
        p(
          'Les échanges sont chiffrés. Chaque document n’est remis qu’à son titulaire, après vérification de la session. Les journaux techniques ne contiennent ni numéro de sécurité sociale, ni IBAN, ni mot de passe.',
        ),
      ),
    ]),
  ),
}
