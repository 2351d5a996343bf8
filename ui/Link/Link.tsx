import { type ComponentProps, type ComponentType, createContext, createElement, useContext } from 'react'

export type LinkProps = ComponentProps<'a'>

const LinkComponent = createContext<ComponentType<LinkProps> | 'a'>('a')

/** Sets the component that every link within is rendered with: an app's own follows links between its pages without a page load. */
export const LinkProvider = LinkComponent.Provider

/** A link, as the app around it follows links; a plain one where there is no app. */
export const Link = (props: LinkProps) => createElement(useContext(LinkComponent), props)
