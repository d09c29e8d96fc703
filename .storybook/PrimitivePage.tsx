import { Conformite } from './Conformite.tsx'
import type { Primitive } from './primitive.ts'

const SITE = 'https://www.systeme-de-design.gouv.fr/version-courante/fr/composants/'

/** What the page of a component of react-dsfr says. */
export const PrimitiveSections = ({ primitive }: { readonly primitive: Primitive }) => (
  <>
    <h2>À quoi il sert</h2>
    <p>
      {primitive.but} C’est <code>@codegouvfr/react-dsfr/{primitive.nom}.js</code>, tel qu’il est.
    </p>
    <p>
      <a href={`${SITE}${primitive.page}`} target="_blank" rel="noreferrer">
        Sa page sur le site du Système de design de l’État (nouvel onglet)
      </a>
    </p>
    <h2>Règles de la maison</h2>
    <ul>
      {primitive.regles.map((regle) => (
        <li key={regle}>{regle}</li>
      ))}
    </ul>
    <h2>Où le portail l’emploie</h2>
    <ul>
      {primitive.emplois.map((emploi) => (
        <li key={emploi}>
          <code>{emploi}</code>
        </li>
      ))}
    </ul>
    <h2>Conformité</h2>
    <Conformite ids={primitive.rgaa} />
  </>
)
