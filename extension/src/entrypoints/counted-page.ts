import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { announceCountedPage } from '../page/announce-counted-page.ts';

/** Injected into pages of sites with a badge, after the script that reads them. */
export default defineUnlistedScript(() => announceCountedPage());
