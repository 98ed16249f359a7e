import { listWireNames } from '../../client/wireNames.ts'
import { reportFlagsHelp } from '../reportFlags.ts'
import { checkFormats, defaults } from './readCheckArgs.ts'

export const checkHelp = `
Asks a running module everything a form would ask, and what no form should, and says where it does not do as specified.

Usage: moduleform check [options] <base url>

The base URL is the address that /schema and /content are appended to. Nothing is sent anywhere else; redirects are not followed.

What is sent:
  --wire <name>             ${listWireNames()}; auto, found out from its answers, without it
  --header <name: value>    Sent with every request; may be repeated
  --connection <file.json>  A connection for fields of that type: id, label, app_type, connection_management_type. Its key
                            "credentials" is sent with wrapped requests. May be repeated
  --form-data <file.json>   What the form holds before anybody fills it in
  --origin <origin>         Also checks that pages of this origin may call the module (CORS)

How it is sent:
  --timeout <ms>            For one answer; ${defaults.timeout}
  --concurrency <n>         Requests at once; ${defaults.concurrency}
  --max-requests <n>        ${defaults.maxRequests}
  --max-time <ms>           For the whole run; ${defaults.maxTime}. What was left out is said

What is demanded:
  --max-median <ms>         ${defaults.budgets.median}
  --max-p95 <ms>            ${defaults.budgets.p95}; 95 of 100 answers
  --max-size <bytes>        ${defaults.budgets.size}; of one answer

What is reported:
${reportFlagsHelp(checkFormats)}
  --show-secrets            Writes header values and credentials out; they are masked without it
  --help                    This text

Exit codes: 0 clean or advice alone, 1 errors or warnings, 2 wrong use, nothing answers, or ended before anything was found.
`
