import { DocsContext, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { buts } from './buts.ts'
import { Conformite } from './Conformite.tsx'
import { Ecran } from './Ecran.tsx'
import { AutresEtats, PremierEtat, TousEtats } from './Etats.tsx'
import type { Fiche } from './fiche.ts'
import type { Primitive } from './primitive.ts'
import { PrimitiveSections } from './PrimitivePage.tsx'
import { Proprietes } from './Proprietes.tsx'

const useFirstStory = () => {
  const { componentStories, storyById } = useContext(DocsContext)
  const [first] = componentStories()
  return first && storyById(first.id)
}

const List = ({ titre, items }: { readonly titre: string; readonly items: readonly string[] }) => (
  <>
    <h2>{titre}</h2>
    {items.length === 0 ? <p>Aucune connue.</p> : null}
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </>
)

const Clavier = ({ touches }: { readonly touches: Fiche['clavier'] }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Touche</th>
        <th scope="col">Effet</th>
      </tr>
    </thead>
    <tbody>
      {touches.map(({ touche, effet }) => (
        <tr key={touche}>
          <th scope="row">{touche}</th>
          <td>{effet}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Sections = ({ fiche }: { readonly fiche: Fiche }) => (
  <>
    <h2>À quoi il sert</h2>
    <p>{fiche.but}</p>
    <List titre="Quand choisir autre chose" items={fiche.eviter} />
    <h2>Au clavier</h2>
    {fiche.clavier.length === 0 ? (
      <p>Aucune commande : il n’y a rien à y atteindre au clavier.</p>
    ) : (
      <Clavier touches={fiche.clavier} />
    )}
    <h2>Ce que dit un lecteur d’écran</h2>
    <p>
      Restitution par un lecteur d’écran virtuel de l’histoire « {fiche.lecteur.histoire} », vérifiée par un
      test ; il dit les rôles et les états en anglais. Elle ne remplace pas un essai avec NVDA, JAWS ou
      VoiceOver.
    </p>
    <pre>{fiche.lecteur.phrases.join('\n')}</pre>
    <h2>Conformité</h2>
    <Conformite ids={fiche.rgaa} />
    <List titre="Limites connues" items={fiche.limites} />
  </>
)

/** Documentation page of every component and screen: its sheet, its props and its stories. */
export const FichePage = () => {
  const story = useFirstStory()
  if (!story) return <Title />
  if (story.title in buts)
    return (
      <>
        <Title />
        <Ecran titre={story.title} />
        <TousEtats />
      </>
    )
  const fiche = story.parameters['fiche'] as Fiche | undefined
  const primitive = story.parameters['primitive'] as Primitive | undefined
  return (
    <>
      <Title />
      <PremierEtat />
      {fiche ? <Sections fiche={fiche} /> : null}
      {primitive ? <PrimitiveSections primitive={primitive} /> : null}
      <Proprietes story={story} />
      <AutresEtats />
    </>
  )
}
