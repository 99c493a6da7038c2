import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { tellCounter } from '../page/tell-counter.ts';

/** Comes into pages of sites whose problems are counted, after the script that reads them. */
export default defineUnlistedScript(() => tellCounter());
