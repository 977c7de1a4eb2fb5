/** Window so short, for example at 400 % zoom, that only one bar may be fixed to its edges. */
export const lowWindow = '@media (height < 480px)'

/** Forced colors mode, in which tints and drawn bars disappear. */
export const forcedColors = '@media (forced-colors: active)'
