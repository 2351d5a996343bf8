import { BalanceCheck } from '../../features/gift/balance/BalanceCheck.tsx'
import { getBalanceView } from '../../features/gift/balance/balance.ts'
import { getGiftBalance } from '../../features/gift/balance/api.ts'
import { getRest } from '../../features/shared/api/answers/rest.ts'
import { call } from '../runtime/api/call.ts'
import { useSend } from '../runtime/api/useSend.ts'
import { appAddress } from '../runtime/page/deployed.ts'
import { useRest } from '../runtime/page/useRest.ts'

/** The code is saved nowhere. */
export function BalanceRoute() {
  const { rest, now, begin } = useRest()
  const { act, submission, send } = useSend((code: string, key) => call(getGiftBalance, { body: { code } }, { key }), {
    of: (code) => code,
  })

  async function lookUp(code: string): Promise<void> {
    begin(null)
    const answer = await send(code)
    if (answer && !answer.ok) begin(getRest(answer.failure, Date.now()))
  }

  const known = act?.done ? ({ status: 'known', code: act.input, balance: act.done.answer } as const) : null
  return (
    <BalanceCheck
      view={getBalanceView({ submission, known, rest }, now)}
      code=""
      onCode={(code) => void lookUp(code)}
      lostHref={`${appAddress('checkout')}purchase`}
    />
  )
}
