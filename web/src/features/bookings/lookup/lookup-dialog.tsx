import { Box, Button, Dialog, HStack, Portal, Stack, Text, chakra } from '@chakra-ui/react'
import { dialogSlotRecipe } from '@chakra-ui/react/theme'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Callout } from '#src/components/feedback/callout.tsx'
import { Checkbox } from '#src/components/forms/checkbox.tsx'
import { Field } from '#src/components/forms/field.tsx'
import { useGatewayFeatures } from '#src/data/use-gateway-features.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { type LookupQuery, useLookupLazyQuery } from './lookup.generated.ts'
import { TightenedNotice } from '../tightened-notice.tsx'
import { LookupResult } from './lookup-result.tsx'
import { isShortcutEnabled, setShortcutEnabled } from './lookup-shortcut.ts'

type Match = LookupQuery['lookup']['matches'][number]

const maxLength = 100

export const toMatchPath = ({ booking, paymentLinkPath }: Match): string =>
  booking ? paths.booking(booking.id) : (paymentLinkPath ?? paths.bookings)

/** Finds a booking or payment link by reference, passport, tag, document number or name. The query never appears in a URL. */
export function LookupDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['bookings', 'tools'])
  const navigate = useNavigate()
  const { hasPaymentLinks } = useGatewayFeatures()
  const boxId = useId()
  const [text, setText] = useState('')
  const [submittedText, setSubmittedText] = useState('')
  const [hasShortcut, setHasShortcut] = useState(isShortcutEnabled)
  // Keeps passport numbers out of the cache.
  const [findMatches, { data, loading, error }] = useLookupLazyQuery({ fetchPolicy: 'no-cache' })

  // Number of the latest request. Responses to earlier requests, or after the dialog was closed, are ignored.
  const latestRequest = useRef(0)

  function close() {
    latestRequest.current += 1
    setText('')
    setSubmittedText('')
    onClose()
  }
  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    const trimmedText = text.trim()
    if (trimmedText.length < 2) return
    setSubmittedText(trimmedText)
    const request = ++latestRequest.current
    const result = await findMatches({ variables: { text: trimmedText } }).catch(() => null)
    if (request !== latestRequest.current) return
    const [match, ...otherMatches] = result?.data?.lookup.matches ?? []
    if (!match || otherMatches.length > 0) return
    close()
    void navigate(toMatchPath(match))
  }
  const lookup = submittedText === '' || loading ? undefined : data?.lookup
  return (
    <Dialog.Root
      recipe={dialogSlotRecipe}
      open={open}
      placement="top"
      lazyMount
      unmountOnExit
      initialFocusEl={() => document.getElementById(boxId)}
      onOpenChange={(change) => !change.open && close()}
    >
      <Portal>
        <Dialog.Backdrop bg="rgba(9,18,20,.48)" />
        <Dialog.Positioner px="4">
          <Dialog.Content maxW="560px" p="5" borderRadius="l4" boxShadow="overlay" bg="bg.panel">
            <Dialog.Title textStyle="h2">
              {t(hasPaymentLinks ? 'tools:lookup.title' : 'tools:lookup.titleBookings')}
            </Dialog.Title>
            <Stack gap="3" mt="3">
              <chakra.form role="search" onSubmit={(event) => void submit(event)}>
                <Field
                  id={boxId}
                  type="search"
                  label={t('tools:lookup.label')}
                  hint={t(hasPaymentLinks ? 'tools:lookup.hint' : 'tools:lookup.hintBookings')}
                  icon="search"
                  autoComplete="off"
                  maxLength={maxLength}
                  value={text}
                  dir={text ? 'auto' : undefined}
                  onChange={(event) => setText(event.target.value)}
                  end={
                    <Button type="submit" size="sm" me="-2" loading={loading}>
                      {t('tools:lookup.find')}
                    </Button>
                  }
                />
              </chakra.form>
              {error && submittedText !== '' && (
                <Callout tone="bad" role="alert">
                  {describeError(error).text}
                </Callout>
              )}
              {lookup && (
                <>
                  <TightenedNotice bookings={lookup.matches.flatMap(({ booking }) => booking ?? [])} />
                  <Text as="output" textStyle="small" color="fg.muted">
                    {t('tools:lookup.count', { count: lookup.matches.length })}
                  </Text>
                  {lookup.matches.length > 0 && (
                    <Stack as="ul" listStyleType="none" gap="0" maxH="50vh" overflowY="auto">
                      {lookup.matches.map((match) => (
                        <LookupResult key={toMatchPath(match)} match={match} to={toMatchPath(match)} onOpen={close} />
                      ))}
                    </Stack>
                  )}
                  {lookup.matches.length === 0 && <Text textStyle="small">{t('tools:lookup.nothing')}</Text>}
                  {!lookup.complete && <Callout tone="warn">{t('tools:lookup.incomplete')}</Callout>}
                </>
              )}
              <HStack justify="space-between" gap="3" wrap="wrap">
                {/* Touch devices usually have no keyboard. */}
                <Box css={{ '@media (pointer: coarse)': { display: 'none' } }}>
                  <Checkbox
                    checked={hasShortcut}
                    onChange={(event) => {
                      setShortcutEnabled(event.target.checked)
                      setHasShortcut(event.target.checked)
                    }}
                  >
                    {t('tools:lookup.shortcut', { keys: 'Ctrl + K' })}
                  </Checkbox>
                </Box>
                <Button variant="outline" size="sm" ms="auto" onClick={close}>
                  {t('tools:lookup.close')}
                </Button>
              </HStack>
            </Stack>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
