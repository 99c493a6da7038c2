import { useRef, useState } from 'preact/hooks';
import { geoSetting, serverSetting } from '../settings/settings.ts';
import { useSetting } from '../settings/use-setting.ts';
import { useLanguage } from './language.ts';
import { PageHeader } from './page-header.tsx';
import type { PanelStore } from './panel-store.ts';
import { ServerSettings } from './server/server-settings.tsx';
import { SettingsFields } from './settings-fields.tsx';
import type { TabAudits } from './tab-audits.ts';
import { TabView } from './tab-view.tsx';
import { usePanelState } from './use-panel-state.ts';

interface PanelProps {
	readonly store: PanelStore;
	readonly audits: TabAudits;
}

/** The panel of one window, which shows its active tab. */
export function Panel({ store, audits }: PanelProps) {
	const { texts } = useLanguage();
	const { tabId, tabs } = usePanelState(store);
	const [usualGeo] = useSetting(geoSetting);
	const [server] = useSetting(serverSetting);
	const serverFold = useRef<HTMLDetailsElement>(null);
	const [spoken, announce] = useState('');
	if (usualGeo === null || server === null || tabId === null) return null;

	const tab = tabs.get(tabId) ?? ({ kind: 'refused', reason: 'not_clicked' } as const);
	return (
		<>
			<PageHeader tab={tab} onAudit={() => void audits.read(tabId, { isAskedAgain: true })} />
			<p class="spoken" role="status">
				{spoken}
			</p>
			<TabView
				key={tabId}
				{...{ tab, tabId, usualGeo, server, audits, announce }}
				onConnect={() => openFold(serverFold.current)}
			/>
			<footer>
				<SettingsFields />
				<ServerSettings origin={server} fold={serverFold} />
				<p>{server ? texts.server.privacy(server) : texts.privacy}</p>
			</footer>
		</>
	);
}

function openFold(fold: HTMLDetailsElement | null) {
	if (!fold) return;
	fold.open = true;
	fold.querySelector('input')?.focus();
}
