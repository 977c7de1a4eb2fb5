import { Box, type SystemStyleObject, chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ControlProps, controlStyle } from './field-frame.tsx'
import { Icon } from '#src/components/icons/icon.tsx'

export interface CountryOption {
  readonly code: string
  readonly name: string
  readonly callingCodes: readonly string[]
}

/** Agents with a Latin keyboard find a country in any language of the screen. */
const ENGLISH = new Intl.DisplayNames('en', { type: 'region' })

/** Without case, accents and the two Turkish i. */
const fold = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i')
const isPart = (typed: string, name: string | undefined) => name !== undefined && fold(name).includes(fold(typed))

interface CountryBoxProps {
  countries: readonly CountryOption[]
  /** Alpha-2 code; empty when nothing is chosen. */
  value: string
  onChange: (code: string) => void
  disabled?: boolean | undefined
  control: ControlProps
  inputStyle?: SystemStyleObject
}

/**
 * A country found by typing part of its name or its code; the list keeps the order it is given in. Written here because this
 * is the one combobox on the first screen, and a general one weighs more than the rest of the form.
 */
export function CountryBox({ countries, value, onChange, disabled, control, inputStyle }: CountryBoxProps) {
  const { t } = useTranslation('components')
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(0)
  const chosen = countries.findIndex(({ code }) => code === value)
  const found = useMemo(
    () =>
      typed === undefined
        ? countries
        : countries.filter(
            ({ code, name }) =>
              isPart(typed, name) || isPart(typed, ENGLISH.of(code)) || fold(typed) === code.toLowerCase(),
          ),
    [countries, typed],
  )
  const optionId = (index: number) => `${listId}-${found[index]?.code}`
  const activeId = open && found[active] ? optionId(active) : undefined
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function show() {
    if (open) return
    setOpen(true)
    setActive(Math.max(0, chosen))
  }
  /** What fits nothing is put back to the country chosen before. */
  function hide() {
    setOpen(false)
    setTyped(undefined)
  }
  function choose(country: CountryOption | undefined) {
    if (country) onChange(country.code)
    hide()
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (open) setActive((active + step + found.length) % Math.max(1, found.length))
      else show()
    } else if (open && event.key === 'Enter') {
      event.preventDefault()
      choose(found[active])
    } else if (open && event.key === 'Escape') {
      event.stopPropagation()
      hide()
    }
  }

  return (
    <Box position="relative">
      <chakra.input
        css={[controlStyle, inputStyle ?? {}]}
        pe="8"
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        placeholder={t('country.search')}
        disabled={disabled || countries.length === 0}
        {...control}
        value={typed ?? countries[chosen]?.name ?? ''}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(0)
          setOpen(true)
        }}
        onFocus={(event) => event.target.select()}
        onClick={show}
        onBlur={hide}
        onKeyDown={onKeyDown}
      />
      <Icon
        name="down"
        size={14}
        color="fg.subtle"
        position="absolute"
        insetInlineEnd="2.5"
        top="50%"
        transform="translateY(-50%)"
        pointerEvents="none"
      />
      <Box
        as="ul"
        id={listId}
        // A list without options is no list to a screen reader.
        role={found.length > 0 ? 'listbox' : 'status'}
        aria-label={found.length > 0 ? t('country.list') : undefined}
        hidden={!open}
        position="absolute"
        insetInlineStart="0"
        top="calc(100% + 4px)"
        w="full"
        minW="240px"
        maxH="280px"
        overflowY="auto"
        p="1"
        bg="bg.panel"
        color="fg"
        borderRadius="l3"
        boxShadow="overlay"
        zIndex="popover"
        listStyleType="none"
        // The focus stays in the box.
        onPointerDown={(event) => event.preventDefault()}
      >
        {found.length === 0 && (
          <Box as="li" px="3" py="2" textStyle="small" color="fg.muted">
            {t('country.none')}
          </Box>
        )}
        {open &&
          found.map((country, index) => (
            // The keys are handled in the box, where the focus is.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <Box
              as="li"
              key={country.code}
              id={optionId(index)}
              role="option"
              aria-selected={country.code === value}
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              minH="9"
              px="3"
              borderRadius="l2"
              textStyle="body"
              fontWeight="400"
              cursor="pointer"
              bg={index === active ? 'bg.muted' : undefined}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(country)}
            >
              {country.name}
              {country.code === value && <Icon name="check" size={14} color="brand.fg" />}
            </Box>
          ))}
      </Box>
    </Box>
  )
}
