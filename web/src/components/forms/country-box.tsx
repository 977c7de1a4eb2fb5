import { Box } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react'
import { searchKey } from '#src/domain/text.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { type ControlProps, controlStyle } from './field-frame.tsx'
import { SelectArrow } from './select-arrow.tsx'
import { Icon } from '#src/components/icons/icon.tsx'

export interface CountryOption {
  readonly code: string
  readonly name: string
  readonly callingCodes: readonly string[]
}

let englishNames: Intl.DisplayNames | undefined

/** English name of a country, by which agents with a Latin keyboard find it in any language. */
function englishName(code: string): string | undefined {
  // Created on demand, because it takes ten milliseconds on a phone.
  englishNames ??= new Intl.DisplayNames('en', { type: 'region' })
  return englishNames.of(code)
}

const isPartOf = (typed: string, name: string | undefined) =>
  name !== undefined && searchKey(name).includes(searchKey(typed))
const hasExactName = (typed: string | undefined, { code, name }: CountryOption) =>
  typed !== undefined && [code, name, englishName(code) ?? name].some((word) => searchKey(word) === searchKey(typed))

interface CountryBoxProps {
  countries: readonly CountryOption[]
  /** Alpha-2 code; empty when nothing is chosen. */
  value: string
  onChange: (code: string) => void
  disabled?: boolean | undefined
  control: ControlProps
  /** Placeholder, if "Search for a country" does not fit. */
  placeholder?: string
  /** Renders without a border, inside a cell. */
  inline?: boolean
  /** Opens the list below the nearest positioned ancestor instead of the input. */
  listBelowParent?: boolean
}

/**
 * Combobox to choose a country by part of its name or by its code. Options keep their given order. Written for this app because it is the only
 * combobox on the first screen, and a general one is larger than the rest of the form.
 */
export function CountryBox({
  countries,
  value,
  onChange,
  disabled,
  control,
  placeholder,
  inline = false,
  listBelowParent,
}: CountryBoxProps) {
  const { t } = useTranslation('components')
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [activeIndex, setActiveIndex] = useState(0)
  const chosenIndex = countries.findIndex(({ code }) => code === value)
  const matches = useMemo(
    () =>
      typed === undefined
        ? countries
        : countries.filter(
            ({ code, name }) =>
              isPartOf(typed, name) || isPartOf(typed, englishName(code)) || searchKey(typed) === code.toLowerCase(),
          ),
    [countries, typed],
  )
  const optionId = (index: number) => `${listId}-${matches[index]?.code}`
  const activeId = open && matches[activeIndex] ? optionId(activeIndex) : undefined
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function show() {
    if (open) return
    setOpen(true)
    setActiveIndex(Math.max(0, chosenIndex))
  }
  /** Closes the list and shows the selected country again. */
  function hide() {
    setOpen(false)
    setTyped(undefined)
  }
  /** On blur, selects the typed country if it is unambiguous. */
  function onBlur() {
    const exact = matches.find((country) => hasExactName(typed, country))
    const match = exact ?? (matches.length === 1 ? matches[0] : undefined)
    if (typed?.trim() && match && match.code !== value) onChange(match.code)
    hide()
  }
  function choose(country: CountryOption | undefined) {
    if (country) onChange(country.code)
    hide()
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (open) setActiveIndex((activeIndex + step + matches.length) % Math.max(1, matches.length))
      else show()
    } else if (open && event.key === 'Enter') {
      event.preventDefault()
      choose(matches[activeIndex])
    } else if (open && event.key === 'Escape') {
      event.stopPropagation()
      hide()
    }
  }

  return (
    <Box position={listBelowParent ? undefined : 'relative'}>
      <Box position="relative" css={inline ? inlineStyle : framedStyle}>
        <input
          role="combobox"
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          placeholder={placeholder ?? t('country.search')}
          disabled={disabled || countries.length === 0}
          {...control}
          value={typed ?? countries[chosenIndex]?.name ?? ''}
          onChange={(event) => {
            setTyped(event.target.value)
            setActiveIndex(0)
            setOpen(true)
          }}
          onFocus={(event) => event.target.select()}
          onClick={show}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
        <SelectArrow />
      </Box>
      <Box
        as="ul"
        id={listId}
        // Screen readers require a listbox to have options.
        role={matches.length > 0 ? 'listbox' : 'status'}
        aria-label={matches.length > 0 ? t('country.list') : undefined}
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
        // Keeps the focus in the box.
        onPointerDown={(event) => event.preventDefault()}
      >
        {matches.length === 0 && (
          <Box as="li" px="3" py="2" textStyle="small" color="fg.muted">
            {t('country.none')}
          </Box>
        )}
        {open &&
          matches.map((country, index) => (
            // Keys are handled by the box, which has the focus.
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
              fontWeight="normal"
              cursor="pointer"
              bg={index === activeIndex ? 'bg.muted' : undefined}
              onPointerMove={() => setActiveIndex(index)}
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

const framedStyle = { '& > input': { ...controlStyle, pe: '8' } } as const
const inlineStyle = {
  '& > input': {
    ...controlStyle,
    // The padding extends the click target over the note on the line below.
    h: '44px',
    pb: '20px',
    mb: '-20px',
    minH: '0',
    ps: '0',
    pe: '8',
    borderWidth: '0',
    bg: 'transparent',
    textStyle: 'h3',
    borderRadius: '0',
    _focusVisible: { outline: 'none', boxShadow: 'none' },
    _invalid: { boxShadow: 'none' },
    textOverflow: 'ellipsis',
  },
} as const
