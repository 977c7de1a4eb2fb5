import { Box, Button, Flex, Grid, HStack, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useBlocker } from 'react-router-dom'
import { Callout } from '#src/components/feedback/callout.tsx'
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx'
import { CopyButton } from '#src/components/feedback/copy-button.tsx'
import { Field } from '#src/components/forms/field.tsx'
import { PinCode } from '#src/components/forms/pin-code.tsx'
import { isCompleteCode } from '#src/domain/auth-code.ts'
import { useConfirmBeforeUnload } from '#src/lib/browser/use-confirm-before-unload.ts'
import { QrCode } from './qr-code.tsx'
import { useAuthenticatorSetup } from './use-authenticator-setup.ts'

interface AuthenticatorSetupProps {
  /** Whether an authenticator is active. Replacing it requires its code or a recovery code. */
  isEnrolled: boolean
  onClose: () => void
}

/** Setup in three steps. Leaving before the last step changes nothing. */
export function AuthenticatorSetup({ isEnrolled, onClose }: AuthenticatorSetupProps) {
  const setup = useAuthenticatorSetup()
  const { step, failure, busy, start, confirm } = setup
  const hasStarted = useRef(false)
  useEffect(() => {
    // The first authenticator requires no proof.
    if (isEnrolled || hasStarted.current) return
    hasStarted.current = true
    void start({})
  }, [isEnrolled, start])

  if (step.kind === 'save') return <RecoveryCodes codes={step.recoveryCodes} onDone={onClose} />
  if (step.kind === 'scan') {
    return <ScanStep {...step} failure={failure} busy={busy} onCode={confirm} onCancel={onClose} />
  }
  return <ProveStep isEnrolled={isEnrolled} failure={failure} busy={busy} onProof={start} onCancel={onClose} />
}

interface ProveStepProps {
  isEnrolled: boolean
  failure: string | undefined
  busy: boolean
  /** Resolves to true if the server refused the code. */
  onProof: (proof: { authCode?: string; recoveryCode?: string }) => Promise<boolean>
  onCancel: () => void
}

function ProveStep({ isEnrolled, failure, busy, onProof, onCancel }: ProveStepProps) {
  const { t } = useTranslation('profile')
  const [code, setCode] = useState('')
  const [isPhoneLost, setPhoneLost] = useState(false)
  const [recoveryCode, setRecoveryCode] = useState('')
  const isReady = !isEnrolled || (isPhoneLost ? recoveryCode.trim() !== '' : isCompleteCode(code))
  const pinInput = useRef<HTMLInputElement>(null)

  async function submit() {
    const isRefused = await onProof(isEnrolled ? (isPhoneLost ? { recoveryCode } : { authCode: code }) : {})
    if (!isRefused || isPhoneLost) return
    setCode('')
    pinInput.current?.focus()
  }

  return (
    <Box
      as="form"
      onSubmit={(event: { preventDefault: () => void }) => {
        event.preventDefault()
        if (isReady && !busy) void submit()
      }}
    >
      <Stack gap="4">
        {isEnrolled && (
          <Text as="h3" textStyle="h3">
            {t('authenticator.replace')}
          </Text>
        )}
        {isEnrolled &&
          (isPhoneLost ? (
            <Field
              label={t('authenticator.recoveryCode')}
              hint={t('authenticator.recoveryHint')}
              ltr
              autoComplete="off"
              maxLength={20}
              maxW="280px"
              value={recoveryCode}
              onChange={(event) => setRecoveryCode(event.currentTarget.value)}
            />
          ) : (
            <PinCode
              ref={pinInput}
              label={t('authenticator.oldCode')}
              value={code}
              onChange={setCode}
              busy={busy}
              ring
            />
          ))}
        {failure && (
          <Callout tone="bad" role="alert">
            {failure}
          </Callout>
        )}
        <HStack gap="2" wrap="wrap">
          <Button type="submit" loading={busy} disabled={!isReady}>
            {t('authenticator.next')}
          </Button>
          <Button variant="outline" onClick={onCancel}>
            {t('authenticator.cancel')}
          </Button>
          {isEnrolled && (
            <Button variant="plain" size="sm" onClick={() => setPhoneLost(!isPhoneLost)}>
              {t(isPhoneLost ? 'authenticator.useCode' : 'authenticator.lost')}
            </Button>
          )}
        </HStack>
      </Stack>
    </Box>
  )
}

interface ScanStepProps {
  secret: string
  uri: string
  failure: string | undefined
  busy: boolean
  /** Resolves to true if the server refused the code. */
  onCode: (code: string) => Promise<boolean>
  onCancel: () => void
}

function ScanStep({ secret, uri, failure, busy, onCode, onCancel }: ScanStepProps) {
  const { t } = useTranslation('profile')
  const [code, setCode] = useState('')
  const pinInput = useRef<HTMLInputElement>(null)

  async function submit() {
    if (!(await onCode(code))) return
    setCode('')
    pinInput.current?.focus()
  }

  return (
    <Flex gap="6" wrap="wrap">
      <QrCode text={uri} label={t('authenticator.qr')} />
      <Stack gap="4" flex="1" minW="240px">
        <Box>
          <Text>{t('authenticator.scan')}</Text>
          <HStack gap="2" mt="2">
            <Text textStyle="code" overflowWrap="anywhere">
              <bdi dir="ltr" translate="no">
                {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
              </bdi>
            </Text>
            <CopyButton text={secret} label={t('authenticator.copySecret')} iconOnly />
          </HStack>
        </Box>
        <Box
          as="form"
          onSubmit={(event: { preventDefault: () => void }) => {
            event.preventDefault()
            if (isCompleteCode(code) && !busy) void submit()
          }}
        >
          <Stack gap="4">
            <PinCode ref={pinInput} label={t('authenticator.newCode')} value={code} onChange={setCode} busy={busy} />
            {failure && (
              <Callout tone="bad" role="alert">
                {failure}
              </Callout>
            )}
            <HStack gap="2">
              <Button type="submit" loading={busy} disabled={!isCompleteCode(code)}>
                {t('authenticator.confirm')}
              </Button>
              <Button variant="outline" onClick={onCancel}>
                {t('authenticator.cancel')}
              </Button>
            </HStack>
          </Stack>
        </Box>
      </Stack>
    </Flex>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('profile')
  const text = codes.join('\n')
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)
  useConfirmBeforeUnload(true)
  return (
    <Stack gap="4">
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title={t('authenticator.unsavedTitle')}
        cancelLabel={t('authenticator.stay')}
        onCancel={() => blocker.reset?.()}
        confirmLabel={t('authenticator.leave')}
        onConfirm={() => blocker.proceed?.()}
      >
        <Text mt="2">{t('authenticator.unsavedText')}</Text>
      </ConfirmDialog>
      <Text role="status">{t('authenticator.keep')}</Text>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns="repeat(auto-fill, minmax(130px, 1fr))"
        gap="2"
        p="4"
        borderRadius="l2"
        bg="bg.muted"
        dir="ltr"
      >
        {codes.map((code) => (
          <Text as="li" key={code} textStyle="code">
            {code}
          </Text>
        ))}
      </Grid>
      <HStack gap="3" wrap="wrap">
        <Button onClick={onDone}>{t('authenticator.kept')}</Button>
        <CopyButton text={text} />
        <Button asChild variant="plain" size="xs">
          <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download="rihla-recovery-codes.txt">
            {t('authenticator.download')}
          </a>
        </Button>
      </HStack>
    </Stack>
  )
}
