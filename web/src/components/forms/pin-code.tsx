import { Box, Flex, HStack, Text, chakra } from '@chakra-ui/react'
import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { codeLength } from '#src/domain/auth-code.ts'
import { tidy } from '#src/domain/text.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { useNow } from '#src/lib/clock/use-now.ts'

const PERIOD_SECONDS = 30
const CIRCUMFERENCE = 2 * Math.PI * 8

interface PinCodeProps {
  label: string
  hint?: string
  error?: string | undefined
  value: string
  onChange: (value: string) => void
  disabled?: boolean
  /** Whether the code is being checked. Meanwhile, it is read-only, but keeps the focus. */
  busy?: boolean
  /** Shows how long the authenticator's current code is valid. */
  ring?: boolean
  ref?: Ref<HTMLInputElement>
}

/** Seconds until the authenticator's next code. Codes change at :00 and :30. */
const secondsLeft = (now: Date) => PERIOD_SECONDS - (Math.floor(now.getTime() / 1000) % PERIOD_SECONDS)

function Ring() {
  const { t } = useTranslation('components')
  const remainingSeconds = secondsLeft(useNow(500))
  return (
    <HStack gap="2" textStyle="small" color="fg.muted">
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
        <g fill="none" strokeWidth="3" transform="rotate(-90 10 10)">
          <chakra.circle cx="10" cy="10" r="8" css={{ stroke: 'bg.emphasized' }} />
          <chakra.circle
            cx="10"
            cy="10"
            r="8"
            css={{ stroke: remainingSeconds <= 5 ? 'bar.part' : 'brand.solid' }}
            strokeDasharray={`${(CIRCUMFERENCE * remainingSeconds) / PERIOD_SECONDS} ${CIRCUMFERENCE}`}
          />
        </g>
      </svg>
      <Text fontVariantNumeric="tabular-nums">{t('newCodeIn', { count: remainingSeconds })}</Text>
    </HStack>
  )
}

/**
 * Six boxes behind a single transparent input, so that paste, autofill and screen readers work as in any text field. Converts Arabic digits to
 * Latin ones.
 */
export function PinCode({ label, hint, error, value, onChange, disabled, busy, ring, ref }: PinCodeProps) {
  const id = useId()
  const [focused, setFocused] = useState(false)
  const errorLine = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) errorLine.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  const current = Math.min(value.length, codeLength - 1)
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Box>
      <chakra.label htmlFor={id} textStyle="small" fontWeight="medium" display="block">
        {label}
      </chakra.label>
      {hint && (
        <Text id={`${id}-hint`} textStyle="small" color="fg.muted">
          {hint}
        </Text>
      )}
      <Flex mt="3" align="center" columnGap="4" rowGap="2" wrap="wrap">
        <Box
          position="relative"
          dir="ltr"
          flex={{ base: '1 0 100%', sm: ring ? 'none' : '1' }}
          opacity={disabled || busy ? 0.5 : 1}
        >
          <HStack gap={{ base: '1', sm: '2' }} aria-hidden>
            {Array.from({ length: codeLength }, (_, index) => (
              <Flex
                key={index}
                // In the narrowest windows, the boxes share the available width.
                w={{ sm: '12' }}
                flex={{ base: '1', sm: ring ? 'none' : '1' }}
                h="14"
                me={index === 2 ? '2' : '0'}
                align="center"
                justify="center"
                textStyle="h1"
                fontVariantNumeric="tabular-nums"
                bg="bg.panel"
                borderWidth="1px"
                borderColor={error ? 'red.solid' : 'border.field'}
                borderRadius="l2"
                outline={focused && index === current ? '2px solid {colors.brand.focusRing}' : undefined}
                outlineOffset="1px"
              >
                {value[index]}
              </Flex>
            ))}
          </HStack>
          <chakra.input
            ref={ref}
            id={id}
            position="absolute"
            inset="0"
            w="full"
            h="full"
            opacity="0"
            cursor="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            aria-describedby={notes || undefined}
            aria-invalid={error ? true : undefined}
            disabled={disabled}
            readOnly={busy}
            value={value}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onChange={(event) => onChange(tidy(event.target.value).replace(/\D/g, '').slice(0, codeLength))}
          />
        </Box>
        {ring && <Ring />}
      </Flex>
      {error && (
        <HStack
          ref={errorLine}
          id={`${id}-error`}
          role="alert"
          mt="2"
          gap="1"
          textStyle="small"
          color="red.fg"
          align="flex-start"
          // Scrolls the error above the bar at the bottom of a phone.
          scrollMarginBottom={{ base: '80px', md: '4' }}
        >
          <Icon name="alert" size={14} alignWithFirstLine />
          <Text as="span">{error}</Text>
        </HStack>
      )}
    </Box>
  )
}
