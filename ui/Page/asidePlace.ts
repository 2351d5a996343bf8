import { createContext } from 'react'

/** The element beside the content of the page around it; null until the page stands. */
export const AsidePlace = createContext<HTMLElement | null>(null)
