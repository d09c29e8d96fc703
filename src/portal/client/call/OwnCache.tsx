import { useState, type ReactNode } from 'react'
import { SWRConfig } from 'swr'

/** A cache of answers for what is inside alone: what a server draws for one person never meets what it draws for another. */
export const OwnCache = ({ children }: { readonly children: ReactNode }) => {
  const [settings] = useState({ provider: () => new Map() })
  return <SWRConfig value={settings}>{children}</SWRConfig>
}
