/** Whom to ask when nobody here answers: who works and who is retired read the same page. */
export const serviceIndique =
  'au service des ressources humaines de votre employeur ou, si vous êtes à la retraite, au service indiqué sur votre bulletin de pension'
