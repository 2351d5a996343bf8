import { createContext, useContext } from 'react'
import type { Project } from '../../../features/partners/project.ts'

export const CurrentProject = createContext<Project | null>(null)

/** The project that the page is of. A page below `GuardedPages` shows only once it was read. */
export function useProject(): Project {
  const project = useContext(CurrentProject)
  if (!project) throw new Error('This page has no project around it.')
  return project
}
