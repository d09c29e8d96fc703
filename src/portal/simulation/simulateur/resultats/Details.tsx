import { comparaisonMessages } from '#contract/simulation/comparaison.ts'
import { Accordion } from '#portal/components/page/Accordion.tsx'
import { simulateurMessages } from '../words.ts'
import { Comparaison } from './Comparaison.tsx'
import { Explication } from './Explication.tsx'
import { Graphique } from './Graphique.tsx'
import type { Resultats } from './resultats.ts'

/** The pension month by month; how it is reckoned, and what other choices give, unfold. */
export const Details = ({ resultats }: { readonly resultats: Resultats }) => (
  <>
    <Graphique resultats={resultats} />
    <div className="fr-mt-4w">
      <Accordion
        niveau={2}
        items={[
          {
            id: 'simu-explication',
            titre: simulateurMessages.explication.titre,
            contenu: <Explication resultat={resultats.choisie} />,
          },
          ...(resultats.comparaison
            ? [
                {
                  id: 'simu-comparaison',
                  titre: comparaisonMessages.titre,
                  contenu: <Comparaison comparaison={resultats.comparaison} />,
                },
              ]
            : []),
        ]}
      />
    </div>
  </>
)
