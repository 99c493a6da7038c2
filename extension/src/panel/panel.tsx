import { AnnouncingContext } from '@plumbline/ui';
import { useLayoutEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { densitySetting, geoSetting, serverSetting } from '../settings/settings.ts';
import { useSetting } from '../settings/use-setting.ts';
import { PageHeader } from './page-header.tsx';
import { useWindowScreen } from './screens/use-window-screen.ts';
import { type PanelStore, usePanelState } from './state/panel-store.ts';
import type { TabAudits } from './state/tab-audits.ts';
import { TabView } from './tab-view.tsx';

interface PanelProps {
	readonly store: PanelStore;
	readonly audits: TabAudits;
}

/** The panel of one window, which shows its active tab. */
export function Panel({ store, audits }: PanelProps) {
	const { tabId, tabs } = usePanelState(store);
	const [usualGeo] = useSetting(geoSetting);
	const [server] = useSetting(serverSetting);
	const [density] = useSetting(densitySetting);
	useLayoutEffect(() => {
		if (density !== null) document.documentElement.dataset.density = density;
	}, [density]);
	const [screen, openScreen] = useWindowScreen();
	const [spoken, announce] = useState('');
	if (usualGeo === null || server === null || tabId === null || screen === null) return null;

	const tab = tabs.get(tabId) ?? ({ kind: 'refused', reason: 'not_clicked' } as const);
	const openSettings = () =>
		tab.kind === 'audited' ? openScreen('settings') : void browser.runtime.openOptionsPage();
	return (
		<AnnouncingContext.Provider value={announce}>
			<PageHeader
				tab={tab}
				screen={screen}
				onAudit={() => void audits.read(tabId, { isAskedAgain: true })}
				onOpen={openScreen}
				onSettings={openSettings}
			/>
			<p class="spoken" role="status">
				{spoken}
			</p>
			<TabView
				key={tabId}
				{...{ tab, tabId, tabs, usualGeo, server, audits, announce, screen }}
				onOpen={openScreen}
			/>
		</AnnouncingContext.Provider>
	);
}
