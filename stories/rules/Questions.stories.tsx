import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment } from 'react'
import { expect, within } from 'storybook/test'
import { Planche, Tableau } from '../foundations/Planche.tsx'
import { formulaires } from './formulaires.ts'

const Catalogue = () => (
  <Planche
    titre="Catalogue des questions"
    chapo="Chaque ligne est lue dans la fiche de la question. L’exemple est une réponse que sa règle accepte."
  >
    {formulaires.map(({ nom, etapes }) => (
      <Fragment key={nom}>
        <h2>{nom}</h2>
        {etapes.map((etape) => (
          <Tableau key={etape.legende} {...etape} />
        ))}
      </Fragment>
    ))}
  </Planche>
)

const meta: Meta<typeof Catalogue> = {
  title: 'Règles/Questions',
  component: Catalogue,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

export const Toutes: StoryObj<typeof Catalogue> = {
  play: async ({ canvasElement }) => {
    const lignes = within(canvasElement).getAllByRole('rowheader')
    await expect(lignes).toHaveLength(
      formulaires.flatMap(({ etapes }) => etapes.flatMap((one) => one.lignes)).length,
    )
  },
}
