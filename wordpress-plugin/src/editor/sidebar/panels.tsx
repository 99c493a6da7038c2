import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { AuditStore } from '../../audit/audit-store.ts';
import { ErrorBoundary } from '../../controls/error-boundary.tsx';
import { RankingsSection } from '../../rankings/rankings-section.tsx';
import { settings } from '../../settings/settings.ts';
import { SearchFieldsSection } from '../fields/search-fields-section.tsx';
import { LinkSuggestionsSection } from '../links/link-suggestions-section.tsx';
import { RenderedPage } from '../rendered-page/rendered-page.tsx';
import { Findings } from './findings.tsx';
import { KeywordField } from './keyword-field.tsx';

/** Everything about the page, in the sidebar of the block editor and in the box of the classic one. */
export const Panels = ({ audit }: { readonly audit: AuditStore }) => (
	<ErrorBoundary>
		<div className="plumbline plumbline-sidebar">
			<BuiltElsewhere />
			<Findings audit={audit}>
				<KeywordField audit={audit} />
			</Findings>
		</div>
		<SearchFieldsSection />
		{settings().postId !== 0 && <LinkSuggestionsSection audit={audit} />}
		<RenderedPage audit={audit} />
		<RankingsSection audit={audit} />
	</ErrorBoundary>
);

/** Warns that a page builder has built the post, so its blocks hardly show what the page contains. */
function BuiltElsewhere() {
	const { builder } = settings();
	return (
		builder !== null && (
			<Notice status="info" isDismissible={false}>
				{sprintf(
					/* translators: %s: name of a page builder. */
					__(
						'This post is built with %s, so its blocks contain little of the page. Open “Rendered page” below and audit that instead.',
						'plumbline',
					),
					builder,
				)}
			</Notice>
		)
	);
}
