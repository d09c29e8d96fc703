import type { ReactNode } from 'react'

/** Ground shared by the pictures. They decorate: the text beside says everything. */
export const Frame = ({ children }: { readonly children: ReactNode }) => (
  <svg className="eap-art" viewBox="0 0 240 180" aria-hidden="true" focusable="false">
    <ellipse className="eap-art__ground" cx="120" cy="150" rx="104" ry="18" />
    <circle className="eap-art__ground" cx="178" cy="52" r="34" />
    {children}
  </svg>
)
