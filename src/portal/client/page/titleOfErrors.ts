import { useEffect } from 'react'
import { titreEnErreur } from '../words.ts'

/**
 * Says at the head of the document's title that a form on it was refused, until it is mended. Apart from the titles of pages:
 * the sign-in page, which loads no router, has a form too.
 */
export const useTitleOfErrors = (faulty: boolean) =>
  useEffect(() => {
    if (!faulty) return undefined
    document.title = titreEnErreur(document.title)
    return () => {
      document.title = document.title.replace(titreEnErreur(''), '')
    }
  }, [faulty])
