import { createContext, type ReactNode } from 'react'

/** The place of a tool's pages, such as a project, with the way to others. */
export const PlaceOfPages = createContext<ReactNode>(null)

type Props = { place: ReactNode; children: ReactNode }

/** Gives the head of each page in it their place: on a phone in the line of the title. */
export const PagesOf = ({ place, children }: Props) => <PlaceOfPages value={place}>{children}</PlaceOfPages>
