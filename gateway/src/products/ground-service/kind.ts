/** Key of ground services in `Products`. */
export const GROUND_SERVICE = 'ground-service'
