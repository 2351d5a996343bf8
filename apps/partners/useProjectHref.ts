import { useSearch } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { projectAddress } from '../../features/partners/address.ts'
import { useHref } from '../runtime/routing/links.tsx'

/** The address of a page, of the project that the present address names. */
export const useProjectHref = () => useHref({ project: z.parse(projectAddress, useSearch({ strict: false })).project })
