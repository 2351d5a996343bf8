import { useState } from 'react'
import { askForHelp } from '../../features/partners/help/api.ts'
import { NeedHelp } from '../../features/partners/help/NeedHelp.tsx'
import { useWrite } from '../runtime/api/useWrite.ts'

/** Help on the page that is open. */
export function HelpOnStep({ slug, step }: { readonly slug: string; readonly step: string }) {
  const [isOpen, setOpen] = useState(false)
  const [sent, setSent] = useState<string | null>(null)
  const { submission, send, reset } = useWrite(askForHelp, { invalidates: [] })
  const open = (opens: boolean) => {
    setOpen(opens)
    if (!opens) return
    setSent(null)
    reset()
  }
  const onSend = async (message: string) => {
    const answer = await send({ path: { slug }, body: { url: location.href, step, message } })
    if (answer?.ok) setSent(message)
  }
  return (
    <NeedHelp
      // A sent message leaves the field.
      key={sent === null ? 'writing' : 'sent'}
      step={step}
      isOpen={isOpen}
      onOpen={open}
      submission={submission}
      sent={sent}
      onSend={(message) => void onSend(message)}
    />
  )
}
