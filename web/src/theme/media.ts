/** A window so low, as with text at 400 %, that bars at its edges would leave no room for the page: only one may be fixed. */
export const lowWindow = '@media (height < 480px)'

/** A device that replaces all colors by a few of its own, in which tints and drawn bars vanish. */
export const forcedColors = '@media (forced-colors: active)'
