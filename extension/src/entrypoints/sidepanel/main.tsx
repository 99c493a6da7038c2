import { render } from 'preact';
import { browser } from 'wxt/browser';
import { followTabs } from '../../panel/follow-tabs.ts';
import { LanguageContext, languageFor } from '../../panel/language.ts';
import { Panel } from '../../panel/panel.tsx';
import { createPanelStore } from '../../panel/panel-store.ts';
import { createTabAudits } from '../../panel/tab-audits.ts';

const store = createPanelStore();
const audits = createTabAudits(store.tell);

const [language, { id: windowId }] = await Promise.all([
	languageFor(browser.i18n.getUILanguage()),
	browser.windows.getCurrent(),
]);
document.documentElement.lang = language.locale;
render(
	<LanguageContext.Provider value={language}>
		<Panel store={store} audits={audits} />
	</LanguageContext.Provider>,
	document.body,
);
if (windowId !== undefined) await followTabs({ windowId, audits, tell: store.tell });
