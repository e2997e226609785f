export { shell } from './shell'
export { table } from './table'
export { around } from './around'
