import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import {
  nouvelledemande,
  themesConversation,
  type ThemeConversation,
} from '#contract/messagerie/messagerie.ts'
import { REFERENCE_MAXIMUM } from '#contract/messagerie/bornes.ts'
import {
  nouvelleConversationFormSchema,
  type NouvelleConversationForm,
} from '#contract/messagerie/messagerieForm.ts'
import { Page } from '#portal/components/page/Page.tsx'
import { SelectField } from '#portal/form/fields/choices/SelectField.tsx'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { LectureSeule } from './LectureSeule.tsx'
import { mesapMessages } from './words.ts'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { paths } from '#portal/paths.ts'
import { showNotice } from '#portal/client/session/notice.ts'
import { refusDe } from '#portal/client/call/refus.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { BackToList } from './BackToList.tsx'
import { themeOf } from './mesap.ts'
import { MessageForm, TexteField } from './saisie/MessageForm.tsx'
import './mesap.css'

const { chapoNouvelle, saisie: words, themes } = mesapMessages

const empty: NouvelleConversationForm = { theme: '', objet: '', texte: '', reference: '' }
const options = themesConversation.map((value) => ({ value, label: themes[value] }))

/** What the address says of the conversation: `theme` and `reference`. */
const givenBy = (parameters: URLSearchParams): Partial<NouvelleConversationForm> => {
  const theme = themeOf(parameters.get('theme'))
  const reference = parameters.get('reference')?.slice(0, REFERENCE_MAXIMUM)
  return { ...(theme && { theme }), ...(reference && { reference }) }
}

/** A new conversation of the messaging. */
export const NouvelleConversationScreen = () => {
  const { navigation } = useSession()
  return (
    <Page titre={usePageTitle()} chapo={navigation?.lectureSeule ? undefined : chapoNouvelle}>
      <BackToList />
      {navigation?.lectureSeule ? <LectureSeule /> : <NouvelleConversationSaisie />}
    </Page>
  )
}

const NouvelleConversationSaisie = () => {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const send = useFormSend()
  const opened = useRef('')
  const onSend = async (
    { theme, ...values }: NouvelleConversationForm,
    envoi: { cleEnvoi: string; pieces: string[] },
  ) => {
    const outcome = await send(nouvelledemande, {
      body: { ...values, ...envoi, theme: theme as ThemeConversation },
    })
    if (outcome.status === 200) opened.current = outcome.body.demandeId
    return refusDe(outcome)
  }
  const onSent = async () => {
    showNotice({ style: 'success', message: words.envoyee })
    await navigate(paths.conversation(opened.current))
  }
  return (
    <section className="eap-mesap__saisie">
      <h2>{words.titre}</h2>
      <MessageForm
        brouillon="nouvelle"
        schema={nouvelleConversationFormSchema}
        empty={empty}
        given={givenBy(parameters)}
        envoyer={words.envoyer}
        onSend={onSend}
        onSent={onSent}
      >
        <SelectField name="theme" label={words.theme} required options={options} />
        <TextField name="objet" label={words.objet} hint={words.objetAide} required />
        <TexteField />
        <TextField name="reference" label={words.reference} hint={words.referenceAide} />
      </MessageForm>
    </section>
  )
}
