import { Tag } from '@codegouvfr/react-dsfr/Tag.js'

interface FilterTagsProps {
  /** What the tags do, for those who do not see them together. */
  readonly label: string
  readonly names: readonly string[]
  readonly selected: string | undefined
  readonly onToggle: (name: string) => void
}

/** Tags of which one at most is pressed. */
export const FilterTags = ({ label, names, selected, onToggle }: FilterTagsProps) => (
  <ul className="fr-tags-group" aria-label={label}>
    {names.map((name) => (
      <li key={name}>
        <Tag
          pressed={name === selected}
          nativeButtonProps={{ type: 'button', onClick: () => onToggle(name) }}
        >
          {name}
        </Tag>
      </li>
    ))}
  </ul>
)
