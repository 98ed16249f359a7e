export { describeWidget, type WidgetContract } from './testing/describeWidget.tsx'
