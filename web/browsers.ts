/** Oldest versions of the browsers that the app supports; Safari's stands for iPhones and iPads too. The build and its checks follow them. */
export const browsers = { chrome: '117', edge: '117', firefox: '121', safari: '16.4' } as const
