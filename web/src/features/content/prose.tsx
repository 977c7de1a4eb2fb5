import { Box, type BoxProps, chakra, Text } from '@chakra-ui/react'

/** Text with paragraphs after empty lines, and lists of lines that start with `- `. */
export function Prose({ text, ...box }: { text: string } & BoxProps) {
  return (
    <Box textStyle="bodyLg" color="fg.muted" {...box}>
      {text.split('\n\n').map((block, index) => {
        const lines = block.split('\n')
        if (!lines.every((line) => line.startsWith('- ')))
          return (
            <Text key={block} mt={index > 0 ? '3' : '0'}>
              {block}
            </Text>
          )
        return (
          <chakra.ul key={block} listStyleType="disc" ps="5" mt={index > 0 ? '3' : '0'}>
            {lines.map((line) => (
              <chakra.li key={line} _notFirst={{ mt: '1.5' }}>
                {line.slice(2)}
              </chakra.li>
            ))}
          </chakra.ul>
        )
      })}
    </Box>
  )
}
