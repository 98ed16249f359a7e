import type { Problem } from '../schema/problems.ts'
import { runCheck } from './check.ts'
import { checksOfSchemas } from './checks.ts'
import type { Subject } from './subject.ts'

const ofObjects = checksOfSchemas.filter((check) => check.ofObjects === true)
const ofWhole = checksOfSchemas.filter((check) => check.ofObjects !== true && check.isAdvice !== true)
const advice = checksOfSchemas.filter((check) => check.isAdvice === true)

/** What is wrong with the objects of a schema by themselves. */
export const checkObjects = (subject: Subject): readonly Problem[] => ofObjects.flatMap((check) => runCheck(check, subject))

/** What is wrong with a schema as a whole: what lies between its objects. */
export const checkWhole = (subject: Subject): readonly Problem[] => ofWhole.flatMap((check) => runCheck(check, subject))

/** What works as it is written, but hardly as it is meant. */
export const checkMeaning = (subject: Subject): readonly Problem[] => advice.flatMap((check) => runCheck(check, subject))
