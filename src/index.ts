import './styles.css'
export type * from './react/widgetProps.ts'
