import { render } from 'preact';
import { browser } from 'wxt/browser';
import { LanguageProvider } from '../../language/language-provider.tsx';
import { Panel } from '../../panel/panel.tsx';
import { followTabs } from '../../panel/state/follow-tabs.ts';
import { createPanelStore } from '../../panel/state/panel-store.ts';
import { createTabAudits } from '../../panel/state/tab-audits.ts';

const store = createPanelStore();
const audits = createTabAudits(store.dispatch);

render(
	<LanguageProvider browserLanguage={browser.i18n.getUILanguage()}>
		<Panel store={store} audits={audits} />
	</LanguageProvider>,
	document.body,
);
// A panel that was closed during a check could not give its permissions back.
void import('../../sites/borrowed-hosts.ts').then(({ giveBackHosts }) => giveBackHosts());
const { id: windowId } = await browser.windows.getCurrent();
if (windowId !== undefined) await followTabs({ windowId, audits, dispatch: store.dispatch });
