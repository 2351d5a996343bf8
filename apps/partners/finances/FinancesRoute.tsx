import { useState } from 'react'
import { sectionAccess } from '../../../features/partners/access.ts'
import { returnedBy, type Connection, linkQuery } from '../../../features/partners/finances/connection.ts'
import * as api from '../../../features/partners/finances/api.ts'
import { type FinancesDialog, FinancesScreen } from '../../../features/partners/finances/FinancesScreen.tsx'
import { useRead } from '../../runtime/api/useRead.tsx'
import { useWrite, useWriteBy } from '../../runtime/api/useWrite.ts'
import { useToasted } from '../useToasted.ts'
import { reassign } from './reassign.ts'
import { useProject } from '../project/useProject.ts'
import { usePageSearch } from '../../runtime/routing/links.tsx'
import { finances } from '../addresses.ts'

export function FinancesRoute() {
  const project = useProject()
  const { slug } = project
  const returned = returnedBy(usePageSearch(finances))
  const { read, readAgain } = useRead(api.getAccounts, { path: { slug } })
  const without = useRead(
    api.getDisconnectedProject,
    returned === 'disconnected' ? { path: { slug }, query: { status: 'disconnected' } } : null,
  )
  const [dialog, setDialog] = useState<FinancesDialog | null>(null)
  const close = () => setDialog(null)
  const linking = useWrite(api.createOAuthLink, { of: JSON.stringify(dialog) })
  const assigning = useToasted(useWriteBy(reassign, { of: JSON.stringify(dialog), sets: slug }), 'Locations saved', close)
  const disconnecting = useToasted(useWrite(api.disconnectAccount, { of: JSON.stringify(dialog) }), 'Account disconnected', close)
  const refreshing = useToasted(useWrite(api.refreshAccount, { of: ({ path }) => path.id }), 'The account was read again')

  const connect = async (connection: Connection) => {
    const answer = await linking.send({ path: { slug }, query: linkQuery(connection) })
    // A link is made for each press, so that none has expired.
    if (answer?.ok) location.assign(answer.value.url)
  }
  return (
    <FinancesScreen
      accounts={read}
      locations={project.locations}
      areAll={project.sections.locations.totalCount === project.locations.length}
      access={sectionAccess(project, 'finances')}
      returned={returned}
      isReturning={returned === 'disconnected' && without.read.status === 'loading'}
      dialog={dialog}
      onDialog={(next) => {
        linking.reset()
        assigning.reset()
        disconnecting.reset()
        setDialog(next)
      }}
      onConnect={(connection) => void connect(connection)}
      linking={linking.submission}
      onAssign={(id, change) => void assigning.send({ path: { slug, id }, change })}
      assigning={assigning.submission}
      onDisconnect={(id) => void disconnecting.send({ path: { slug, id } })}
      disconnecting={disconnecting.submission}
      onCheck={(id) => void refreshing.send({ path: { slug, id } })}
      checking={refreshing.act && { accountId: refreshing.act.input.path.id, submission: refreshing.submission }}
      onRetry={readAgain}
    />
  )
}
