import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { tellCounter } from '../page/tell-counter.ts';

/** Injected into pages of sites with a badge, after the script that reads them. */
export default defineUnlistedScript(() => tellCounter());
