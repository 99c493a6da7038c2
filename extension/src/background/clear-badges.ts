import { browser } from 'wxt/browser';
import { PANEL_CLOSED } from '../messaging/protocol.ts';

/** Takes the number off the icon once no panel looks at a page: nobody counts there any more. */
export function clearBadges(): void {
	browser.runtime.onMessage.addListener((message, { tab }) => {
		if (message !== PANEL_CLOSED || tab?.id === undefined) return;
		void browser.action.setBadgeText({ tabId: tab.id, text: '' });
	});
}
