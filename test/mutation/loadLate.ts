// Lazy code, loaded in advance: otherwise its code would count as covered only by the first test that loads it.
import '../../src/client/endpointCalls.ts'
