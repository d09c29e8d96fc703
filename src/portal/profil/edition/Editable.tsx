import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { use, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { profilMessages as words } from '../words.ts'
import { EditionContext, type Edition, type EditionKey } from './edition.ts'
import { Status } from '#portal/components/page/Status.tsx'
import { interfaceConstants } from '#portal/interfaceConstants.ts'

interface EditableProps {
  readonly cle: EditionKey
  /** Name of the button that opens the form, and title of the form. */
  readonly action: string
  readonly form: ReactNode
  /** What is shown while nothing is being changed. */
  readonly children: ReactNode
}

/** A part of the profile: its values, then its form in their place; the focus goes with them. */
export const Editable = ({ cle, action, form, children }: EditableProps) => {
  const { edited, rappels, saved, possible, open } = use(EditionContext)
  const editing = edited === cle
  const opener = useOpener(editing, saved?.cle === cle ? saved : undefined)
  return (
    <>
      {editing ? (
        <div className="eap-cadre fr-p-3w">
          <FormTitle key={rappels} titre={action} rappel={rappels > 0} />
          {form}
        </div>
      ) : (
        <>
          {children}
          {possible ? (
            <Button
              ref={opener}
              type="button"
              priority="secondary"
              iconId="fr-icon-edit-line"
              onClick={() => open(cle)}
            >
              {action}
            </Button>
          ) : null}
        </>
      )}
      <SaveNotice saved={saved?.cle === cle ? saved : undefined} />
    </>
  )
}

/** The button that opened the form: it takes the focus back when the form closes, or when the button of an act is gone with it. */
const useOpener = (editing: boolean, saved: Edition['saved']) => {
  const opener = useRef<HTMLButtonElement>(null)
  const was = useRef(editing)
  useEffect(() => {
    if (was.current && !editing) opener.current?.focus()
    was.current = editing
  }, [editing])
  useEffect(() => {
    if (saved !== undefined && document.activeElement === document.body) opener.current?.focus()
  }, [saved])
  return opener
}

/** It takes the focus when the form opens, and again when another form was asked for meanwhile. */
const FormTitle = ({ titre, rappel }: { readonly titre: string; readonly rappel: boolean }) => {
  const title = useRef<HTMLHeadingElement>(null)
  const rappelId = useId()
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <h3 ref={title} tabIndex={-1} className="fr-h5" aria-describedby={rappel ? rappelId : undefined}>
        {titre}
      </h3>
      {rappel ? (
        <p id={rappelId} className="fr-message fr-message--info">
          {words.rappel}
        </p>
      ) : null}
      <p className="fr-hint-text">{words.obligatoires}</p>
    </>
  )
}

interface SaveNoticeProps {
  readonly saved: Edition['saved']
}

/** Says that a change is kept: an alert for a short while, then a line that can be read again. A failure stays one. */
const SaveNotice = ({ saved }: SaveNoticeProps) => {
  const [told, setTold] = useState(saved)
  useEffect(() => {
    const timer = setTimeout(() => setTold(saved), interfaceConstants.successNotice)
    return () => clearTimeout(timer)
  }, [saved])
  const fresh = saved !== undefined && saved !== told
  const [faite, manquee] = saved?.echec ? ['', saved.phrase] : [saved?.phrase ?? '', '']
  return (
    <>
      <Status
        className={`eap-saved ${fresh && faite !== '' ? 'fr-alert fr-alert--success fr-alert--sm' : 'fr-hint-text'}`}
      >
        {faite}
      </Status>
      <Status alerte className={manquee === '' ? '' : 'eap-saved fr-alert fr-alert--warning fr-alert--sm'}>
        {manquee}
      </Status>
    </>
  )
}
