import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { COUNTED_PAGE } from '../messaging/protocol.ts';

/** Comes into pages of sites whose problems are counted, after the script that reads them. */
export default defineUnlistedScript(() => {
	browser.runtime
		.sendMessage(COUNTED_PAGE)
		.catch((error) => console.info('Plumbline has gone from this browser.', error));
});
