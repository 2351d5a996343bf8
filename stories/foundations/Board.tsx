import { Alert, alertTones } from '../../ui/Alert/Alert.tsx'
import { Badge, badgeTones } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { buttonTones, buttonVariants } from '../../ui/Button/buttonLook.ts'
import { Card } from '../../ui/Card/Card.tsx'
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx'
import { Divider } from '../../ui/Divider/Divider.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Inline } from '../../ui/Inline/Inline.tsx'
import { Logo } from '../../ui/Logo/Logo.tsx'
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Slip } from '../../ui/Slip/Slip.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { EmailField } from '../../ui/EmailField/EmailField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { TierList } from '../../ui/TierList/TierList.tsx'
import * as styles from './Foundations.css.ts'

const tiers = [
  { href: '#25', pay: '$25', get: '$25' },
  { href: '#50', pay: '$50', get: '$60', bonus: '+$10' },
]

const Ticket = () => (
  <Slip face="offer" label="An offer" kicker="Welcome" amount="$25" title="For your first visit" sticker="incl. $5 bonus" />
)

function Fields() {
  return (
    <Card>
      <Stack space="md">
        <EmailField label="Email" autoComplete="email" hint="We send your credit there" defaultValue="ada@example.com" />
        <TextField label="Offer code" kind="code" defaultValue="WELCOM" error="No offer has this code. Look for it once more." />
        <Checkbox label="Tell me about new offers" defaultChecked />
        <Button wide>Claim my credit</Button>
      </Stack>
    </Card>
  )
}

function Alerts() {
  return alertTones.map((tone) => (
    <Alert key={tone} tone={tone} title={`This is ${tone}`}>
      It says what happened, and <TextLink href="#what">what can be done</TextLink>.
    </Alert>
  ))
}

/** The most common components on one page. */
export function Board() {
  return (
    <Stack space="lg">
      <div className={styles.hero}>
        <Stack space="sm">
          <Logo ground="hero" />
          <Heading level={2} size="display">
            A table is waiting
          </Heading>
          <p className={styles.onHeroMuted}>Good food, and something on the house.</p>
        </Stack>
      </div>
      <Columns space="lg">
        <Stack space="md">
          <Fields />
          <Ticket />
          <Alerts />
        </Stack>
        <Stack space="md">
          <Text>
            Reading text, a <TextLink href="#link">link within it</TextLink>, and{' '}
            <Text as="span" tone="muted">
              a second voice
            </Text>
            .
          </Text>
          {buttonTones.map((tone) => (
            <Inline key={tone} space="sm">
              {buttonVariants.map((variant) => (
                <Button key={variant} tone={tone} variant={variant} size="md">
                  {`${tone} ${variant}`}
                </Button>
              ))}
            </Inline>
          ))}
          <Inline space="xs">
            {badgeTones.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </Inline>
          <ProgressBar value={3} max={7} label="Step 3 of 7" />
          <TierList tiers={tiers} />
          <Divider label="or" />
          <Card tone="sunken">
            <DescriptionList
              items={[
                { term: 'Subtotal', detail: '$42.00' },
                { term: 'Credit', detail: '−$25.00' },
              ]}
            />
          </Card>
          <Skeleton shape="line" />
        </Stack>
      </Columns>
    </Stack>
  )
}
