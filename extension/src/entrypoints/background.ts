import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { clickOf, lastClick } from '../background/last-click.ts';
import { openPanel } from '../background/open-panel.ts';
import { servePanels } from '../background/server/serve-panels.ts';

export default defineBackground(() => {
	servePanels();
	browser.action.onClicked.addListener((tab) => {
		// First and without waiting: panels open only while the click is being handled.
		const opened = openPanel(tab.windowId);
		const click = clickOf(tab, Date.now());
		return Promise.all([opened, click && lastClick.setValue(click)]).then(() => undefined);
	});
});
