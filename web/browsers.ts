/** Oldest supported browser versions. Safari includes iPhones and iPads. The build and its checks read this list. */
export const browsers = { chrome: '117', edge: '117', firefox: '121', safari: '16.4' } as const
