import { useToast } from '../../ui/Toast/Toasts.tsx'
import type { Send } from '../runtime/api/useSend.ts'

/** The same write, with a toast after its success. */
export function useToasted<Input, T>({ send, ...write }: Send<Input, T>, title: string, onDone?: () => void): Send<Input, T> {
  const showToast = useToast()
  return {
    ...write,
    send: async (input) => {
      const answer = await send(input)
      if (!answer?.ok) return answer
      onDone?.()
      showToast({ tone: 'success', title })
      return answer
    },
  }
}
