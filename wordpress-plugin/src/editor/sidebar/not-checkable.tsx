import type { Report, ReportedRule } from '@plumbline/core';
import { __ } from '@wordpress/i18n';

/** Says where to find the checks that need the whole page. */
export function NotCheckable({ report }: { readonly report: Report }) {
	if (!report.rules.some(needsThePage)) return null;
	return (
		<p className="plumbline-quiet">
			{__(
				'Parts that theme, shortcodes and other plugins add are checked under “Rendered page”.',
				'plumbline',
			)}
		</p>
	);
}

/** Leaves out checks that only lack a keyword. */
const needsThePage = ({ reason, status }: ReportedRule) =>
	status === 'not_checked' && reason !== 'no_keyword' && reason !== 'rule_error';
