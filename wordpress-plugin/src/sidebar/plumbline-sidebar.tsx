import { type Counts, countParts } from '@plumbline/core';
import { PluginSidebar, PluginSidebarMoreMenuItem } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { AuditStore } from '../audit/audit-store.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { useWriterView } from '../findings/use-writer-view.ts';
import { icon } from '../icon.tsx';
import { LinkSuggestionsSection } from '../links/link-suggestions-section.tsx';
import { locale } from '../locale.ts';
import { openSidebar } from '../open-sidebar.ts';
import { RankingsSection } from '../rankings/rankings-section.tsx';
import { RenderedPage } from '../rendered-page/rendered-page.tsx';
import { SearchFieldsSection } from '../search-fields/search-fields-section.tsx';
import { settings } from '../settings.ts';
import { useAudit } from '../use-audit.ts';
import { BuiltElsewhere } from './built-elsewhere.tsx';
import { Findings } from './findings.tsx';
import { KeywordField } from './keyword-field.tsx';
import { StateIcon } from './state-icon.tsx';

const name = 'plumbline';

export function PlumblineSidebar({ audit }: { readonly audit: AuditStore }) {
	const counts = useWriterView(useAudit(audit).audited)?.counts ?? null;
	const isJudged = counts !== null;
	// Not earlier: WordPress opens its own sidebar after the first rendering.
	useEffect(() => {
		if (isJudged && settings().openFindings) openSidebar();
	}, [isJudged]);
	return (
		<>
			<PluginSidebarMoreMenuItem target={name} icon={icon}>
				Plumbline
			</PluginSidebarMoreMenuItem>
			<PluginSidebar name={name} title={titleOf(counts)} icon={<StateIcon counts={counts} />}>
				<ErrorBoundary>
					<div className="plumbline plumbline-sidebar">
						<BuiltElsewhere />
						<Findings audit={audit}>
							<KeywordField audit={audit} />
						</Findings>
					</div>
					<SearchFieldsSection />
					<LinkSuggestionsSection audit={audit} />
					<RenderedPage audit={audit} />
					<RankingsSection audit={audit} />
				</ErrorBoundary>
			</PluginSidebar>
		</>
	);
}

/** The label of the icon, and the heading of the sidebar. */
function titleOf(counts: Counts | null): string {
	if (!counts) return 'Plumbline';
	const [worst] = countParts({ counts, locale: locale() });
	/* translators: %s: the verdict, such as “2 must fix”. */
	return sprintf(__('Plumbline: %s', 'plumbline'), worst?.text ?? '');
}
