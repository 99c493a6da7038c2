import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { markOwnResults } from '../page/results/mark-own-results.ts';

/** Injected into the results pages that the user switched on. */
export default defineUnlistedScript(() => markOwnResults());
