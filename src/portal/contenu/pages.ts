import type { QuestionPage } from '#contract/contenu/contenu.ts'
import { screenFor, type SitePage } from '#portal/client/page/sitePage.ts'
import { componentMessages } from '#portal/components/words/components.ts'
import { paths } from '#portal/paths.ts'
import type { InformationContent } from './information/information.ts'

type Facts = Partial<SitePage>

/** A page of information of the administration: its content has its name. */
const information = (nomPage: InformationContent, titre: string, facts: Facts = {}): SitePage => ({
  path: nomPage === 'contact' ? paths.contact : paths.information(nomPage),
  titre,
  access: 'public',
  load: async () =>
    screenFor((await import('./information/InformationScreen.tsx')).InformationScreen, { nomPage }),
  plan: { groupe: 'informations' },
  ...facts,
})

/** A help page of signed-in people. */
const question = (nomPage: QuestionPage, titre: string, facts: Facts): SitePage => ({
  path: paths.question(nomPage),
  titre,
  access: 'connecte',
  load: async () => screenFor((await import('./questions/QuestionScreen.tsx')).QuestionScreen, { nomPage }),
  plan: { groupe: 'informations', rang: 2 },
  ...facts,
})

const faq = 'Foire aux questions'

/** Pages that are only read, in the order of the footer (specification, §2.7), and those of what goes wrong. */
export const contenuPages: readonly SitePage[] = [
  information('presentation', 'Présentation du service'),
  information('contact', 'Contact', {
    pied: { puisAide: true },
    aide: { aidenonconnecte: ['motdepasse', 'blocage'], aideconnecte: ['messagerie'] },
  }),
  {
    path: paths.question('aidenonconnecte'),
    titre: 'Aide à la connexion',
    access: 'public',
    load: async () => (await import('./questions/QuestionScreen.tsx')).AideNonConnecteScreen,
    pied: { nom: faq, pour: 'visiteur' },
    plan: { groupe: 'informations' },
  },
  question('aideconnecte', 'Aide', { pied: { nom: faq, pour: 'connecte' } }),
  question('questionremunerationpaie', 'Questions sur ma rémunération', {}),
  question('questionremunerationpension', 'Questions sur mes bulletins de pension', {}),
  question('questionretraite', 'Questions sur ma retraite', {}),
  question('questionpension', 'Questions sur ma pension', {}),
  information('accessibilite', 'Déclaration d’accessibilité', {
    alias: paths.accessibilite,
    pied: { place: 'accessibilite' },
  }),
  information('schemapluriannuel', 'Schéma pluriannuel d’accessibilité'),
  information('plandaction', 'Plan d’action pour l’accessibilité'),
  information('mentionslegales', 'Mentions légales', { pied: { place: 'mentions' } }),
  information('conditionsgenerales', 'Conditions générales d’utilisation', {
    pied: {},
    cles: ['conditionsgenerales'],
  }),
  information('rgpd', 'Données personnelles', { pied: {} }),
  information('nousconnaitre', 'Nous connaître', { pied: {} }),
  information('cookies', 'Cookies', { pied: {} }),
  {
    path: paths.plandusite,
    titre: 'Plan du site',
    access: 'public',
    load: async () => (await import('./plan/PlanDuSiteScreen.tsx')).PlanDuSiteScreen,
    pied: { place: 'plan' },
  },
  {
    path: paths.erreur,
    titre: componentMessages.erreur.titre,
    access: 'public',
    load: async () => (await import('./ErreurScreen.tsx')).ErreurScreen,
  },
  {
    path: '*',
    titre: 'Page introuvable',
    access: 'public',
    load: async () => (await import('./IntrouvableScreen.tsx')).IntrouvableScreen,
  },
]
