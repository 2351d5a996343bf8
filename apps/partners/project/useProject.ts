import { useSearch } from '@tanstack/react-router'
import { createContext, useContext } from 'react'
import * as z from 'zod/mini'
import { projectAddress } from '../../../features/partners/address.ts'
import type { Project } from '../../../features/partners/project.ts'
import { useHref } from '../../runtime/routing/links.tsx'

export const CurrentProject = createContext<Project | null>(null)

/** The project that the page is of. A page below `GuardedPages` shows only once it was read. */
export function useProject(): Project {
  const project = useContext(CurrentProject)
  if (!project) throw new Error('This page has no project around it.')
  return project
}

/** The address of a page, of the project that the present address names. */
export const useProjectHref = () => useHref({ project: z.parse(projectAddress, useSearch({ strict: false })).project })
