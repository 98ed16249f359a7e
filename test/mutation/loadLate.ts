// What is loaded late otherwise, by whichever test needs it first: what it makes as it loads would count as that test's, and be held against it alone.
import '../../src/client/endpointCalls.ts'
