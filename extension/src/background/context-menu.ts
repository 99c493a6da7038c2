import { browser } from 'wxt/browser';
import { textsFor as toolTextsFor } from '../texts/tools/texts.generated.ts';
import { ownToolsSetting } from '../tools/own-tools.ts';
import { toolsFor } from '../tools/tools-for.ts';

const audit = 'audit';
const elsewhere = 'elsewhere';

interface ClickedTab {
	readonly id?: number | undefined;
	readonly windowId: number;
}

/**
 * “Audit this page” in the context menu of pages, and “Open elsewhere” in that of the icon. Like a
 * click on the icon, both grant access to the tab.
 */
export function addContextMenu(run: (tab: ClickedTab) => unknown): void {
	browser.runtime.onInstalled.addListener(fillMenu);
	ownToolsSetting.watch(fillMenu);
	browser.contextMenus.onClicked.addListener(({ menuItemId }, tab) => {
		if (tab?.windowId === undefined) return;
		if (menuItemId === audit) return void run({ ...tab, windowId: tab.windowId });
		if (tab.url) void openElsewhere(String(menuItemId), tab.url);
	});
}

async function fillMenu(): Promise<void> {
	const tools = await toolsOf(anyPage);
	// An update leaves the old entries in place, and a second one with the same id is an error.
	await browser.contextMenus.removeAll();
	browser.contextMenus.create({
		id: audit,
		title: browser.i18n.getMessage('action'),
		contexts: ['page', 'selection'],
	});
	browser.contextMenus.create({ id: elsewhere, title: texts().title, contexts: ['action'] });
	for (const { id, name } of tools) {
		browser.contextMenus.create({ id, parentId: elsewhere, title: name, contexts: ['action'] });
	}
}

async function openElsewhere(id: string, page: string): Promise<void> {
	const tool = (await toolsOf(page)).find((each) => each.id === id);
	if (tool) await browser.tabs.create({ url: tool.url });
}

/**
 * The menu is the same for all pages. A click does nothing if the tool cannot be reached for the
 * page.
 */
const anyPage = 'https://example.com/';

const texts = () => toolTextsFor(browser.i18n.getUILanguage());

const toolsOf = async (url: string) =>
	toolsFor({ url, robotsTxt: null }, await ownToolsSetting.getValue(), texts().names);
