import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { countOnSites } from '../background/badge/count-on-sites.ts';
import { addContextMenu } from '../background/context-menu.ts';
import { clickOf, lastClick } from '../background/last-click.ts';
import { openPanel } from '../background/open-panel.ts';
import { recordHops } from '../background/redirects/record-hops.ts';
import { markResults } from '../background/results/mark-results.ts';
import { servePanels } from '../background/server/serve-panels.ts';
import { welcomeNewcomers } from '../background/welcome-newcomers.ts';

export default defineBackground({
	// A module, because the build splits code that only Firefox needs into a file of its own.
	type: 'module',
	main() {
		servePanels();
		countOnSites();
		markResults();
		recordHops();
		welcomeNewcomers();
		browser.action.onClicked.addListener(audit);
		addContextMenu(audit);
	},
});

interface ClickedTab {
	readonly id?: number | undefined;
	readonly windowId: number;
}

async function audit(tab: ClickedTab): Promise<void> {
	// This comes first, and nothing is awaited before it: panels open only while the click is being
	// handled.
	const opened = openPanel(tab.windowId);
	const click = clickOf(tab, Date.now());
	await Promise.all([opened, click && lastClick.setValue(click)]);
}
