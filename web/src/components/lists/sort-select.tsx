import { Box, HStack, chakra } from '@chakra-ui/react'
import { Icon } from '#src/components/icons/icon.tsx'

interface SortSelectProps<Name extends string> {
  label: string
  options: readonly { name: Name; label: string }[]
  value: Name
  onChange: (name: Name) => void
}

/** Sort order of the results: a native select styled as a button. */
export function SortSelect<Name extends string>({ label, options, value, onChange }: SortSelectProps<Name>) {
  return (
    <HStack
      data-sort=""
      position="relative"
      // As tall as the neighboring buttons.
      alignSelf="stretch"
      minH={{ base: '11', md: '9' }}
      px={{ base: '2', sm: '3' }}
      gap="1.5"
      justify="center"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="l2"
      boxShadow="xs"
      textStyle="small"
      fontWeight="semibold"
      flex={{ base: '1 1 auto', md: 'none' }}
      maxW="full"
      minW="0"
      _hover={{ bg: 'bg.subtle', borderColor: 'border.strong' }}
      _focusWithin={{ outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' }}
    >
      <Icon name="sort" size={14} />
      <Box as="span" hideBelow="md" color="fg.subtle" fontWeight="medium" aria-hidden>
        {label}
      </Box>
      <Box as="span" truncate aria-hidden>
        {options.find(({ name }) => name === value)?.label}
      </Box>
      <Icon name="down" size={13} color="fg.subtle" />
      <chakra.select
        aria-label={label}
        position="absolute"
        inset="0"
        w="full"
        opacity="0"
        cursor="pointer"
        value={value}
        onChange={(event) => {
          const chosen = options.find(({ name }) => name === event.target.value)
          if (chosen) onChange(chosen.name)
        }}
      >
        {options.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </chakra.select>
    </HStack>
  )
}
