import { Combobox, type SystemStyleObject, createListCollection } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ControlProps, FieldFrame, type FieldTexts, controlStyle } from './field-frame.tsx'
import { Icon } from './icon.tsx'

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

/** A country found by typing part of its name or its code. The list keeps the order it is given in. */
export function CountryBox({ countries, value, onChange, disabled, control, inputStyle }: CountryBoxProps) {
  const { t } = useTranslation('components')
  const [typed, setTyped] = useState('')
  const [resets, setResets] = useState(0)
  const chosen = countries.find(({ code }) => code === value)?.name ?? ''
  const collection = useMemo(() => {
    const items = countries
      .filter(({ code, name }) => isPart(typed, name) || isPart(typed, ENGLISH.of(code)) || fold(typed) === fold(code))
      .map((country) => ({ value: country.code, label: country.name }))
    return createListCollection({ items })
  }, [countries, typed])
  function reset() {
    setTyped('')
    setResets(resets + 1)
  }
  return (
    <Combobox.Root
      // The machine takes the text of its value once. It starts anew when the names arrive or change their language, and when
      // what was typed fits nothing.
      key={`${countries[0]?.name} ${resets}`}
      collection={collection}
      ids={{ input: control.id }}
      value={value ? [value] : []}
      onValueChange={(change) => onChange(change.value[0] ?? '')}
      onInputValueChange={(change) => change.reason === 'input-change' && setTyped(change.inputValue)}
      onOpenChange={(change) => change.open && change.reason !== 'input-change' && setTyped('')}
      openOnClick
      inputBehavior="autohighlight"
      selectionBehavior="replace"
      disabled={disabled || countries.length === 0}
      invalid={control['aria-invalid'] ?? false}
      w="full"
      gap="0"
    >
      <Combobox.Control>
        <Combobox.Input
          css={[controlStyle, inputStyle ?? {}]}
          pe="8"
          placeholder={t('country.search')}
          aria-label={control['aria-label']}
          aria-describedby={control['aria-describedby']}
          aria-required={control['aria-required']}
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onBlur={(event) => event.target.value !== chosen && reset()}
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
      </Combobox.Control>
      <Combobox.Positioner>
        <Combobox.Content
          // A list without options is no list to a screen reader.
          role={collection.size === 0 ? 'status' : 'listbox'}
          maxH="280px"
          minW="220px"
          bg="bg.panel"
          boxShadow="overlay"
          borderRadius="l3"
          p="1"
        >
          <Combobox.Empty px="3" py="2" textStyle="small" color="fg.muted">
            {t('country.none')}
          </Combobox.Empty>
          {collection.items.map((item) => (
            <Combobox.Item
              key={item.value}
              item={item}
              minH="9"
              px="3"
              borderRadius="l2"
              _highlighted={{ bg: 'bg.muted' }}
            >
              {item.label}
              <Combobox.ItemIndicator />
            </Combobox.Item>
          ))}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.Root>
  )
}

interface CountryFieldProps extends FieldTexts, Omit<CountryBoxProps, 'control' | 'inputStyle'> {
  labelHidden?: boolean
}

/** A country with its label, hint and error. */
export function CountryField({ countries, value, onChange, disabled, ...frame }: CountryFieldProps) {
  return (
    <FieldFrame {...frame}>
      {(control) => <CountryBox {...{ countries, value, onChange, disabled, control }} />}
    </FieldFrame>
  )
}
