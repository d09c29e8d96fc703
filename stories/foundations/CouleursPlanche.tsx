import { CopyButton } from '#portal/components/CopyButton.tsx'
import { contrast, themes, tokensIn } from './contrast.ts'
import { Planche, Tableau } from './Planche.tsx'
import { filesWith, named } from './sources.ts'

const FOND = '--background-default-grey'

/** A token by the utility class of DSFR that reads it: `fr-text-default--error`. */
const ofClass = (name: string) => name.replace('fr-', '--').replace(/(?<=[a-z])--/, '-')

const classes = named(/fr-(?:text|background|border)-[a-z-]*[a-z]--[a-z-]*[a-z]/g)

/** Those that the sheets read, and those that a utility class reads for them. */
const used = new Set([
  ...named(/--(?:text|background|border|artwork)-[a-z\d-]+[a-z\d]/g),
  ...classes.map(ofClass),
])
const tokens = [FOND, ...[...used].filter((token) => token !== FOND).sort()]

const usersOf = (token: string) => filesWith([token, ...classes.filter((name) => ofClass(name) === token)])
const names = { light: 'Thème clair', dark: 'Thème sombre' } as const

const Pastille = ({ colour }: { readonly colour: string }) => (
  <>
    <span className="planche__pastille" style={{ backgroundColor: colour }} aria-hidden="true" /> {colour}
  </>
)

const written = (ratio: number | undefined) =>
  ratio === undefined ? '–' : `${ratio.toFixed(2).replace('.', ',')} : 1`

/** Colours in use, with their contrast on the ground of the page, read from the sheets that are loaded. */
export const CouleursPlanche = () => (
  <Planche
    titre="Couleurs"
    chapo="Les couleurs du Système de design de l’État que le portail emploie, par leur jeton. Le contraste est calculé avec le fond de la page."
  >
    <div className="planche__jetons">
      {themes.map((theme) => {
        const values = tokensIn(theme, tokens)
        const ground = values.get(FOND) ?? ''
        return (
          <Tableau
            key={theme}
            legende={names[theme]}
            colonnes={['Jeton', 'Valeur', 'Contraste']}
            lignes={[...values].map(([token, colour]) => [
              token,
              <Pastille key={token} colour={colour} />,
              written(contrast(colour, ground)),
            ])}
          />
        )
      })}
      <Tableau
        legende="Emploi"
        colonnes={['Jeton', 'Où le portail l’emploie']}
        lignes={tokens.map((token) => [
          token,
          <div key={token}>
            {usersOf(token).join(', ')}
            <CopyButton texte={`var(${token})`} nom="le jeton" quoi={token} />
          </div>,
        ])}
      />
    </div>
  </Planche>
)
