import { useEffect, useState } from 'react'
import { BalanceCheck } from '../../features/gift/balance/BalanceCheck.tsx'
import { type BalanceView, type Rest, getBalanceView, getRest } from '../../features/gift/balance/balance.ts'
import { getGiftBalance } from '../../features/gift/balance/api.ts'
import { call } from '../runtime/api/call.ts'
import { useSend } from '../runtime/api/useSend.ts'

/** The code is saved nowhere. */
export function BalanceRoute() {
  const [known, setKnown] = useState<Extract<BalanceView, { status: 'known' }> | null>(null)
  const [rest, setRest] = useState<Rest | null>(null)
  const [now, setNow] = useState(Date.now)
  const { submission, send } = useSend((code: string, key) => call(getGiftBalance, { body: { code } }, { key }))

  async function lookUp(code: string): Promise<void> {
    setKnown(null)
    setRest(null)
    const answer = await send(code)
    if (answer?.ok) setKnown({ status: 'known', code, balance: answer.value })
    else if (answer) setRest(getRest(answer.failure, Date.now()))
    setNow(Date.now())
  }

  useEffect(() => {
    if (rest === null) return undefined
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [rest])

  return <BalanceCheck view={getBalanceView({ submission, known, rest }, now)} code="" onCode={(code) => void lookUp(code)} />
}
