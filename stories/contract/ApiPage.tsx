import { useDeferredValue, useState } from 'react'
import { capitalized } from '../../features/shared/forms/capitalized.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { sharedSchemas } from '../../mocks/contract/wireSchema.ts'
import * as styles from './Api.css.ts'
import { ApiRoute } from './ApiRoute.tsx'
import { Code, Part, Prose } from './Code.tsx'
import { documentedRoutes } from './contractCalls.ts'

const features = [...new Set(documentedRoutes.map(({ feature }) => feature))]

/** `managers/check` → `Managers, check` */
const titleOf = (feature: string): string => capitalized(feature.replaceAll('-', ' ').replaceAll('/', ', '))

/** Every call of the API, by feature. The address may say what is searched first. */
export function ApiPage({ wanted: asked }: { wanted: string }) {
  const [text, setText] = useState(asked)
  const wanted = useDeferredValue(text.trim().toLowerCase())
  const found = documentedRoutes.filter(({ searched }) => searched.includes(wanted))
  return (
    <main className={styles.page}>
      <Stack space="lg">
        <Stack space="xs">
          <Heading level={1} size="xl">
            API
          </Heading>
          <Prose>
            What the apps ask of a server, made from the endpoints in the code. `node .ci/contract/write.ts` writes it as OpenAPI.
          </Prose>
        </Stack>
        <Part summary="Schemas that many calls share">{() => <Code label="Shared schemas" value={sharedSchemas} />}</Part>
        <TextField
          kind="search"
          label="Search for a path, a name or a word"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <output>
          <Text as="span" tone="muted">{`${found.length} of ${documentedRoutes.length} calls`}</Text>
        </output>
        {found.length === 0 && <EmptyState icon="search" title="No call found" />}
        {features
          .filter((feature) => found.some((route) => route.feature === feature))
          .map((feature) => (
            <Stack key={feature} space="sm" as="section">
              <Heading level={2} size="md">
                {titleOf(feature)}
              </Heading>
              {found
                .filter((route) => route.feature === feature)
                .map((route) => (
                  <ApiRoute key={route.route} route={route} />
                ))}
            </Stack>
          ))}
      </Stack>
    </main>
  )
}
