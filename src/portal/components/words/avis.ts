/** Words of « Je donne mon avis ». */
export const avisMessages = {
  question: 'Comment s’est passée cette démarche pour vous\u00A0?',
  lien: 'Je donne mon avis',
  nom: 'Je donne mon avis - nouvelle fenêtre',
  anonyme:
    'Votre avis part vers un site de l’État. Ce site-ci ne lui transmet rien de vous ni de votre demande.',
} as const
