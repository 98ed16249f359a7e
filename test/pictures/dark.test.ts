import { testPictures } from './testPictures.ts'

testPictures('dark')
