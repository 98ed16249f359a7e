import { describeWidget } from 'moduleform/testing'
import { StarRating } from '../../stories/docs/recipes/StarRating.tsx'

describeWidget('A star rating', StarRating, {
  props: { field: { type: 'integer' }, control: 'number' },
  value: 3,
  enter: '3',
  clear: '{Delete}',
})
