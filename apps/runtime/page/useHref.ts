import { useRouter } from '@tanstack/react-router'

/** Gives the address of a page of this app. */
export function useHref() {
  const router = useRouter()
  return (to: string, search: Readonly<Record<string, string>> = {}): string => router.buildLocation({ to, search }).publicHref
}
