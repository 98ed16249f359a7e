import { testPictures } from './testPictures.ts'

testPictures('light')
