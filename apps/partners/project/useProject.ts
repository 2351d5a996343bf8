import { createContext, useContext } from 'react'
import type { Project } from '../../../features/partners/project.ts'
import { deviceStorage } from '../../runtime/storage/storage.ts'

export const CurrentProject = createContext<Project | null>(null)

/** The project that the page is of. A page below `GuardedPages` shows only once it was read. */
export function useProject(): Project {
  const project = useContext(CurrentProject)
  if (!project) throw new Error('This page has no project around it.')
  return project
}

const storageKey = 'partner.project'

/** The slug of the project that was opened last on this device; null for none. */
const chosenProject = (): string | null => deviceStorage.read(storageKey)

/** The project that an address without one opens: the one that was opened last, or else the first; undefined for no project. */
export const projectToOpen = <Project extends { readonly slug: string }>(projects: readonly Project[]): Project | undefined =>
  projects.find(({ slug }) => slug === chosenProject()) ?? projects[0]

export const rememberProject = (slug: string): void => void deviceStorage.write(storageKey, slug)
