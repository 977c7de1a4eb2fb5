import { Combobox, type SystemStyleObject, useFilter, useListCollection } from '@chakra-ui/react'
import { useEffect, useMemo } from 'react'
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
  const name = useFilter({ sensitivity: 'base' })
  const items = useMemo(() => countries.map(({ code, name }) => ({ value: code, label: name })), [countries])
  const { collection, filter, set } = useListCollection({
    initialItems: items,
    filter: (label, typed, item) =>
      name.contains(label, typed) ||
      name.contains(ENGLISH.of(item.value) ?? '', typed) ||
      item.value.toLowerCase() === typed.trim().toLowerCase(),
  })
  // The list arrives after the field, and again when the language changes.
  useEffect(() => set(items), [items, set])
  return (
    <Combobox.Root
      // The machine keeps the text of a value it was given before the list had its name.
      key={items.length > 0 ? (items.find((item) => item.value === value)?.label ?? 'any') : 'none'}
      collection={collection}
      ids={{ input: control.id }}
      value={value ? [value] : []}
      onValueChange={(change) => onChange(change.value[0] ?? '')}
      onInputValueChange={(change) => change.reason === 'input-change' && filter(change.inputValue)}
      onOpenChange={(change) => change.open && change.reason !== 'input-change' && filter('')}
      openOnClick
      inputBehavior="autohighlight"
      selectionBehavior="replace"
      disabled={disabled}
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
