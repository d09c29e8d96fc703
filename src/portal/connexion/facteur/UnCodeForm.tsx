import { unCodeFaults } from '#contract/connexion/facteurs/unCode.ts'
import { formulaires, type ConnexionRefusee } from '#contract/connexion/formulaires.ts'
import type { MessageMap } from '#portal/client/fetch/messageText.ts'
import { useDialogSend } from '#portal/client/call/useSend.ts'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { ERRORS } from '#portal/form/ErrorSummary.tsx'
import { TextField } from '#portal/form/fields/TextField.tsx'
import type { FormTools } from '#portal/form/state/FormElement.tsx'
import { LightForm } from '#portal/form/state/LightForm.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { paths } from '#portal/paths.ts'
import { facteurMessages } from './words.ts'
import { showFacteur, type Enter } from './signInByFactor.ts'

const words = facteurMessages.unCode
const empty = { code: '' }

export interface UnCodeFormProps {
  readonly facteur: NonNullable<ConnexionRefusee['facteur']>
  readonly retour?: string | undefined
  readonly messages: MessageMap | undefined
  readonly onEnter: Enter
}

/** The second step of a sign-in that was sent without the application: one field, for a code of either kind. */
export const UnCodeForm = ({ facteur: { jeton, faute }, retour, messages, onEnter }: UnCodeFormProps) => {
  const ask = useDialogSend()
  const submit = async (values: typeof empty, { mark }: FormTools) => {
    const refused = await showFacteur(ask, jeton, values, onEnter)
    if (refused !== undefined) mark('code', refused)
  }
  return (
    <>
      {faute === undefined ? (
        // Where the form that came before leads.
        <FocusedAlert
          id={`connexion-${ERRORS}`}
          niveau="info"
          titre={words.titre}
          texte={words.explication}
        />
      ) : null}
      <LightForm
        prefix="facteur"
        faultsOf={unCodeFaults}
        initialValues={empty}
        sent={faute === undefined ? undefined : { values: empty, faults: { code: [faute] } }}
        action={`${formulaires.connexion}#facteur-${ERRORS}`}
        messages={messages}
        onSubmit={submit}
      >
        <input type="hidden" name="jeton" value={jeton} />
        {retour === undefined ? null : <input type="hidden" name="retour" value={retour} />}
        <TextField
          name="code"
          label={words.champ}
          hint={words.aide}
          required
          inputProps={{
            autoComplete: 'one-time-code',
            autoCapitalize: 'characters',
            spellCheck: false,
            'data-masque': '',
          }}
        />
        <SubmitButton label={words.valider} sending={words.enCours} />
      </LightForm>
      <p className="fr-mt-3w">
        <a className="fr-link" href={paths.accueilnonconnecte}>
          {words.recommencer}
        </a>
      </p>
    </>
  )
}
