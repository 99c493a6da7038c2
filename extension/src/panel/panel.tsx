import { geoSetting, keywordSetting } from '../settings/settings.ts';
import { useSetting } from '../settings/use-setting.ts';
import { AuditedPage } from './audited-page.tsx';
import { KeywordField } from './keyword-field.tsx';
import { useLanguage } from './language.ts';
import { Notice } from './notice.tsx';
import { PageHeader } from './page-header.tsx';
import type { PanelStore } from './panel-store.ts';
import { SettingsFields } from './settings-fields.tsx';
import type { TabAudits } from './tab-audits.ts';
import { usePanelState } from './use-panel-state.ts';

interface PanelProps {
	readonly store: PanelStore;
	readonly audits: TabAudits;
}

/** One panel a window; it shows the tab in front. */
export function Panel({ store, audits }: PanelProps) {
	const { texts } = useLanguage();
	const { tabId, tabs } = usePanelState(store);
	const [geo] = useSetting(geoSetting);
	const [keyword, setKeyword] = useSetting(keywordSetting);
	if (geo === null || keyword === null || tabId === null) return null;

	const tab = tabs.get(tabId) ?? ({ kind: 'refused', reason: 'not_clicked' } as const);
	return (
		<>
			<PageHeader tab={tab} onAudit={() => void audits.read(tabId)} />
			<KeywordField keyword={keyword} onChange={(value) => void setKeyword(value)} />
			<main>
				{tab.kind === 'audited' ? (
					<AuditedPage key={tabId} {...{ tab, tabId, geo, keyword, audits }} />
				) : (
					<Notice tab={tab} />
				)}
			</main>
			<footer>
				<SettingsFields />
				<p>{texts.privacy}</p>
			</footer>
		</>
	);
}
