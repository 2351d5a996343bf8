import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

type Props = { readonly to: string; readonly search?: Readonly<Record<string, unknown>> }

/** Leads to another page, once. The router's own component navigates again each time it is rendered. */
export function Redirect({ to, search }: Props) {
  const navigate = useNavigate()
  const go = useEffectEvent(() => void navigate({ to, search: search ?? {}, replace: true }))
  useEffect(() => go(), [])
  return null
}
