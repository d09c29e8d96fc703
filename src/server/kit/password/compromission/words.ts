/** Words that people choose for passwords, in French and in English: our own short list, a sample. */
export const words = new Set(
  `
motdepasse motdepass motdepasses monmotdepasse nouveaumotdepasse azerty azertyuiop azertyui azertyazerty qwerty
qwertyuiop qwertz qsdfghjklm wxcvbn bonjour bonjourbonjour bonsoir salut coucou bienvenue welcome password
passwordpassword passw0rd mypassword changeme changemoi admin administrateur administrator utilisateur identifiant
connexion securite secret secrete confidentiel soleil lune etoile printemps automne hiver ete janvier fevrier mars
avril juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche
france francais paris marseille lyon toulouse bordeaux lille nantes strasbourg rennes montpellier nice grenoble
bretagne normandie corse alsace provence republique liberte egalite fraternite marianne retraite retraites pension
pensions salaire paie fonctionnaire fonctionpublique agent agentpublic espaceagent professeur enseignant enseignante
ecole college lycee universite education ministere mairie prefecture hopital infirmier infirmiere police pompier
gendarme militaire travail bureau vacances famille maison jardin voiture camion bateau montagne maman papa mamie
papi enfant enfants bebe cheri cherie chouchou doudou loulou louloute amour amours jetaime monamour moncoeur coeur
bisous princesse prince chocolat fraise cerise banane caramel nounours chaton chat chien cheval lapin tigre lion
dragon licorne papillon oiseau dauphin football rugby tennis basket champion equipe psg olympique marseillais
musique guitare piano cinema starwars pokemon superman batman spiderman harrypotter naruto minecraft fortnite
internet ordinateur informatique windows google facebook amazon microsoft samsung iphone orange camille nicolas
julien thomas alexandre maxime antoine pierre michel philippe catherine nathalie isabelle sandrine stephanie
caroline charlotte pauline marine manon chloe emma louise alice jeanne marie martine monique sylvie veronique
christophe sebastien frederic laurent olivier vincent guillaume jerome david daniel patrick bernard gerard robert
sunshine iloveyou letmein monkey master shadow princess freedom whatever baseball superstar summer winter
spring autumn monday friday january february september october november december computer company london
`
    .trim()
    .split(/\s+/),
)
