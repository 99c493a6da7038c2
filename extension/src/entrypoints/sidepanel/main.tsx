import { render } from 'preact';
import { browser } from 'wxt/browser';
import { followTabs } from '../../panel/follow-tabs.ts';
import { LanguageProvider } from '../../panel/language-provider.tsx';
import { Panel } from '../../panel/panel.tsx';
import { createPanelStore } from '../../panel/panel-store.ts';
import { createTabAudits } from '../../panel/tab-audits.ts';

const store = createPanelStore();
const audits = createTabAudits(store.dispatch);

render(
	<LanguageProvider browserLanguage={browser.i18n.getUILanguage()}>
		<Panel store={store} audits={audits} />
	</LanguageProvider>,
	document.body,
);
const { id: windowId } = await browser.windows.getCurrent();
if (windowId !== undefined) await followTabs({ windowId, audits, dispatch: store.dispatch });
