import { useState } from 'react'
import { saisieMessages as words } from '../words/saisie.ts'
import { CommuneList, optionId } from './CommuneList.tsx'
import { LineInput, type LineInputProps } from './LineInput.tsx'
import { Status } from '../page/Status.tsx'
import { useAfterPause } from '../useAfterPause.ts'
import { useCombobox } from './useCombobox.ts'
import { useCommunes, type SearchCommunes } from './useCommunes.ts'

interface CommuneInputProps extends Omit<LineInputProps, 'label' | 'hint' | 'autoComplete' | 'onBlur'> {
  readonly codePostal: string
  readonly onSearchCommunes: SearchCommunes
}

const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Communes that hold what is typed, whatever its accents; all of them when it is one of them. */
const matching = (names: readonly string[], typed: string) =>
  names.includes(typed) ? names : names.filter((name) => plain(name).includes(plain(typed.trim())))

/** A French commune, chosen among those of the postal code, or typed when they are not to be had. */
export const CommuneInput = ({ codePostal, onSearchCommunes, ...field }: CommuneInputProps) => {
  const { state, names } = useCommunes(codePostal, onSearchCommunes)
  // What was there when the postal code changed was of the one before: it picks none of the communes of this one.
  const [former, setFormer] = useState({ codePostal, value: '' })
  if (former.codePostal !== codePostal) setFormer({ codePostal, value: field.value })
  const choices = matching(names, field.value === former.value ? '' : field.value)
  const { shown, active, choose, close, onKeyDown, openOnClick, openOnTyping } = useCombobox(
    choices,
    field.onChange,
  )
  const listId = `${field.id}-liste`
  const editable = !field.readOnly && !field.disabled
  const [opened] = useState({ codePostal, value: field.value })
  const asked = field.value === '' || field.value !== opened.value || codePostal !== opened.codePostal
  const said = {
    attente: '',
    recherche: words.rechercheCommunes,
    panne: words.communesIndisponibles,
    prete: choices.length === 0 ? words.aucuneCommune : words.communesProposees(choices.length),
  }[state]
  const isLacking = state === 'panne' || (state === 'prete' && choices.length === 0)
  // One that comes filled in is not said to be missing from the list as the page opens.
  // Once one is chosen, how many others there are is of no use.
  const told = useAfterPause(asked && !isLacking && !names.includes(field.value) ? said : '')
  const lack = useAfterPause(asked && isLacking ? said : '')
  return (
    <div className="eap-commune">
      <LineInput
        {...field}
        label={words.commune}
        hint={words.communeAide}
        autoComplete="address-level2"
        onChange={(typed) => {
          openOnTyping()
          field.onChange(typed)
        }}
        inputProps={{
          role: 'combobox',
          'aria-expanded': shown,
          'aria-controls': listId,
          'aria-autocomplete': 'list',
          'aria-activedescendant': shown && active >= 0 ? optionId(listId, active) : undefined,
          onKeyDown: editable ? onKeyDown : undefined,
          onClick: editable ? (event) => openOnClick(event.timeStamp) : undefined,
          onBlur: (event) => close(event.timeStamp),
        }}
      />
      {editable ? (
        <>
          <Status className="fr-hint-text">{told}</Status>
          <Status alerte className="fr-hint-text">
            {lack}
          </Status>
        </>
      ) : null}
      <CommuneList id={listId} names={shown ? choices : []} active={active} onChoose={choose} />
    </div>
  )
}
