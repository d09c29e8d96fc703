import type { Service } from '#contract/kit/services.ts'
import { type QuestionPage, questionPages } from '#contract/contenu/contenu.ts'
import { QUESTIONS_TROUVEES, type Trouve } from '#contract/recherche/recherche.ts'
import { extrait, plainText } from '#rules/recherche/extrait.ts'
import { isFound, type Terme } from '#rules/recherche/termes.ts'
import type { Services } from '#server/services.ts'

type Contenus = Awaited<ReturnType<Services['published']>>['contenus']

const questionsOf = (contenus: Contenus, page: QuestionPage) =>
  Object.values(contenus[page].paragraphe).map(({ titre, texte }, index) => ({
    page,
    numero: index + 1,
    titre,
    texte: plainText(texte),
  }))

/** Questions of the help of signed-in people that answer to a search; first those whose title does. */
export const findQuestions = async (
  services: Services,
  _compteId: string,
  _granted: readonly Service[],
  termes: readonly Terme[],
): Promise<Pick<Trouve, 'aide'>> => {
  const { contenus } = await services.published()
  const found = questionPages
    .flatMap((page) => questionsOf(contenus, page))
    .filter(({ titre, texte }) => isFound(`${titre} ${texte}`, termes))
    .toSorted((a, b) => Number(isFound(b.titre, termes)) - Number(isFound(a.titre, termes)))
  return {
    aide: {
      total: found.length,
      premiers: found
        .slice(0, QUESTIONS_TROUVEES)
        .map(({ texte, ...question }) => ({ ...question, extrait: extrait(texte, termes) })),
    },
  }
}
