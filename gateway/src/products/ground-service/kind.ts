/** Key of ground services in the table of products. */
export const GROUND_SERVICE = 'ground-service'
