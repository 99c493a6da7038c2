import { AnnouncingContext } from '@plumbline/ui';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { densitySetting, geoSetting, serverSetting } from '../settings/settings.ts';
import { useSetting } from '../settings/use-setting.ts';
import { Later } from './controls/later.tsx';
import { PageHeader } from './page-header.tsx';
import type { PageView } from './page-view.ts';
import { useWindowScreen } from './screens/use-window-screen.ts';
import { type PanelStore, usePanelState } from './state/panel-store.ts';
import type { TabAudits } from './state/tab-audits.ts';
import { TabView } from './tab-view.tsx';
import type { WantedRow } from './tray/tray.tsx';

const loadTray = async () => (await import('./tray/tray.tsx')).Tray;

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
	const shown = useRef<PageView | null>(null);
	const [wanted, collect] = useState<WantedRow | null>(null);
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
				onCollect={() => collect({ page: shown.current })}
				onOpen={openScreen}
				onSettings={openSettings}
			/>
			<p class="spoken" role="status">
				{spoken}
			</p>
			<TabView
				key={tabId}
				{...{ tab, tabId, tabs, usualGeo, server, audits, shown, announce, screen }}
				onOpen={openScreen}
			/>
			<Later load={loadTray} given={{ wanted }} />
		</AnnouncingContext.Provider>
	);
}
