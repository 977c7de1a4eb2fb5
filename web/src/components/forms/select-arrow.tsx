import { Icon } from '#src/components/icons/icon.tsx'

/** The arrow of a select, over its end edge. */
export const SelectArrow = () => (
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
)
