/** Addresses that signing in knows, apart: those of the requests bring with them what there is to ask for. */
export const entryPaths = {
  racine: '/',
  accueilnonconnecte: '/accueilnonconnecte',
  accueilconnecte: '/accueilconnecte',
  motdepasseoublie: '/motdepasseoublie/identification',
  contact: '/contact',
  erreur: '/erreur',
} as const
