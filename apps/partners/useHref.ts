import { useRouter, useSearch } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { projectAddress } from '../../features/partners/projectAddress.ts'

/** Gives the address of a page of this app, of the project that the present address names. */
export function useHref() {
  const router = useRouter()
  const { project } = z.parse(projectAddress, useSearch({ strict: false }))
  return (to: string, search: Readonly<Record<string, string>> = {}): string =>
    router.buildLocation({ to, search: { project, ...search } }).publicHref
}
