import { Text, type TextProps } from '@chakra-ui/react'

/** A Hijri date under the Gregorian one. */
export const HijriDate = (props: TextProps) => <Text textStyle="small" color="brass.fg" {...props} />
