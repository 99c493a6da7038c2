import { Notice } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ChecksTab } from './checks-tab.tsx';
import { KindList } from './kind-list.tsx';
import { SaveBar } from './save-bar.tsx';
import { screenSettings, type Tab } from './screen-settings.ts';
import { SiteTab } from './site-tab.tsx';
import { useAppearance } from './use-appearance.ts';
import { useTabs } from './use-tabs.ts';

interface AppearanceScreenProps {
	/** The first part of the checks, where each change is saved at once. */
	readonly policy: ReactNode;
}

/** How the site and each kind of page appear in search; all tabs are saved together. */
export function AppearanceScreen({ policy }: AppearanceScreenProps) {
	const { headOwner, importUrl, kinds, tab: first } = screenSettings();
	const appearance = useAppearance();
	const [tab, setTab] = useState<Tab>(first);
	// Kept once opened: its list follows what was saved, and takes time to load.
	const wereChecksOpen = useRef(false);
	wereChecksOpen.current ||= tab === 'checks';
	const tabOf = (name: string): Tab =>
		name === 'checks' ? name : (kinds.find((kind) => kind.name === name)?.tab ?? 'site');
	const unsaved = useTabs(tab, setTab, [...new Set(appearance.unsaved.map(tabOf))]);
	return (
		<div className="plumbline plumbline-appearance">
			{headOwner !== null && tab !== 'checks' && (
				<Notice
					status="warning"
					isDismissible={false}
					actions={[{ label: __('Import its settings', 'plumbline'), url: importUrl }]}
				>
					{sprintf(
						/* translators: %s: name of a plugin. */
						__(
							'%s still writes the head of every page. These settings wait until you switch it off.',
							'plumbline',
						),
						headOwner,
					)}
				</Notice>
			)}
			{tab === 'site' && <SiteTab appearance={appearance} />}
			{wereChecksOpen.current && (
				<div hidden={tab !== 'checks'}>
					{policy}
					<ChecksTab appearance={appearance} />
				</div>
			)}
			{(tab === 'types' || tab === 'archives') && (
				<KindList
					key={tab}
					kinds={kinds.filter((kind) => kind.tab === tab)}
					appearance={appearance}
				/>
			)}
			<SaveBar appearance={appearance} unsavedTabs={unsaved} />
		</div>
	);
}
