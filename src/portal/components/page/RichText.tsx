import { useEffect, useRef, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { trustedHtml } from './trustedHtml.ts'

interface RichTextProps {
  /** HTML that the server has sanitised: the only one that the portal injects. */
  readonly html: string
  readonly className?: string
}

/** A text of the administration. Its links to the portal's own pages open without reloading it. */
export const RichText = ({ html, className = '' }: RichTextProps) => {
  const ref = useRef<HTMLDivElement>(null)
  useInnerLinks(ref)
  return (
    <div
      ref={ref}
      className={`eap-richtext ${className}`}
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  )
}

const useInnerLinks = (ref: RefObject<HTMLDivElement | null>) => {
  const navigate = useNavigate()
  useEffect(() => {
    const element = ref.current
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const withKey = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0
      if (!link || withKey || link.target !== '' || link.origin !== location.origin) return
      if (/^\/(api|mesap|demo)\//.test(link.pathname)) return
      event.preventDefault()
      void navigate(`${link.pathname}${link.search}${link.hash}`)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [ref, navigate])
}
