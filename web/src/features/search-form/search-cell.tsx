import { Box, Button, Flex, type SystemStyleObject, Text } from '@chakra-ui/react'
import { type ReactNode, Suspense, lazy, useId, useState } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { colorVariable } from '#src/theme/color-variable.ts'

/** Content for a cell in the search row: a label, a value and a note. */
interface CellTextProps {
  label: string
  value: ReactNode
  note?: ReactNode
  noteTone?: string
  /** Error that replaces the note. */
  error?: string | undefined
  noteId?: string
}

export const cellStyle: SystemStyleObject = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  // Aligns the labels of a row regardless of the content below them.
  justifyContent: 'flex-start',
  gap: '0',
  borderWidth: '0',
  w: 'full',
  h: 'full',
  minH: '80px',
  px: '4',
  py: '3',
  position: 'relative',
  textAlign: 'start',
  // The same radius as the card, so that the cell does not cover the corners of the card.
  borderRadius: 'l3',
  fontWeight: 'normal',
  cursor: 'pointer',
  whiteSpace: 'normal',
  bg: 'transparent',
  color: 'fg',
  _hover: { bg: 'bg.subtle' },
}

export const focusRingStyle: SystemStyleObject = {
  boxShadow: 'inset 0 0 0 2px {colors.brand.solid}',
  outline: 'none',
}
const openCellStyle: SystemStyleObject = { ...cellStyle, ...focusRingStyle }
export const invalidCellStyle: SystemStyleObject = {
  ...cellStyle,
  boxShadow: 'inset 0 0 0 2px {colors.red.solid}',
}

export function CellText({ label, value, note, noteTone = 'fg.muted', error, noteId }: CellTextProps) {
  return (
    <>
      <Text as="span" display="block" textStyle="small" color="fg.subtle">
        {label}
      </Text>
      <Box as="span" display="block" textStyle="h3" mt="0.5">
        {value}
      </Box>
      <Text
        as="span"
        id={noteId}
        display="block"
        textStyle="small"
        mt="0.5"
        style={{ color: colorVariable(error ? 'red.fg' : noteTone) }}
      >
        {error ? <CellError>{error}</CellError> : note}
      </Text>
    </>
  )
}

/** A cell's error with an icon. */
export const CellError = ({ children }: { children: string }) => (
  <Flex as="span" gap="1">
    <Icon name="alert" size={13} alignWithFirstLine />
    <span>{children}</span>
  </Flex>
)

interface CellColumnProps {
  /** CSS `flex` value on wide screens. */
  flex: string
  isLast?: boolean
  children: ReactNode
}

/** Column for a cell, with a divider. All columns are in one row on wide screens, two are in a row on tablets and one on phones. */
export const CellColumn = ({ flex, isLast, children }: CellColumnProps) => (
  <Box
    style={{ ['--wide' as string]: flex }}
    flex={{ base: '1 1 100%', md: '1 1 50%', lg: 'var(--wide)' }}
    minW="0"
    borderInlineEndWidth={isLast ? { lg: '0' } : { lg: '1px' }}
    borderBottomWidth={{ base: '1px', lg: '0' }}
    css={{ '&:nth-of-type(odd)': { borderInlineEndWidth: { md: '1px' } } }}
  >
    {children}
  </Box>
)

interface PopoverCellProps extends CellTextProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Accessible name of the panel. */
  title: string
  width: string
  /** Edge of the cell to align the panel with. */
  align?: 'start' | 'end'
  /** Makes the panel as tall as its content on phones. */
  short?: boolean
  children: ReactNode
  footer: ReactNode
}

// Loaded on demand to keep floating panels out of the initial bundle.
const PopoverPanel = lazy(async () => ({
  default: (await import('#src/components/layout/popover-panel.tsx')).PopoverPanel,
}))

/** Cell that opens a panel below, or in full screen on phones. */
export function PopoverCell(props: PopoverCellProps) {
  const { open, onOpenChange, title, width, align, short, children, footer, ...cellText } = props
  const id = useId()
  const noteId = `${id}-note`
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  return (
    <>
      <Button
        id={id}
        variant="ghost"
        type="button"
        css={open ? openCellStyle : cellText.error ? invalidCellStyle : cellStyle}
        // Lets `useSearchForm` find the cell. `aria-invalid` is not allowed on a button.
        data-wrong={cellText.error ? '' : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-describedby={cellText.error ? noteId : undefined}
        onClick={() => onOpenChange(!open)}
      >
        <CellText {...cellText} noteId={noteId} />
      </Button>
      {wasOpened && (
        <Suspense>
          <PopoverPanel
            buttonId={id}
            open={open}
            onOpenChange={onOpenChange}
            title={title}
            width={width}
            align={align}
            short={short}
            footer={footer}
          >
            {children}
          </PopoverPanel>
        </Suspense>
      )}
    </>
  )
}
