import type { Report, ReportedRule } from '@plumbline/core';
import { _n, sprintf } from '@wordpress/i18n';

/** What the editor cannot know is said, and not coloured. */
export function NotCheckable({ report }: { readonly report: Report }) {
	const notChecked = report.rules.filter(needsThePage).length;
	if (notChecked === 0) return null;
	return (
		<p className="plumbline-quiet">
			{sprintf(
				/* translators: %d: number of checks. */
				_n(
					'%d check needs the rendered page: what the theme, shortcodes and dynamic blocks add is not known here.',
					'%d checks need the rendered page: what the theme, shortcodes and dynamic blocks add is not known here.',
					notChecked,
					'plumbline',
				),
				notChecked,
			)}
		</p>
	);
}

/** What only waits for a keyword is no fault of the editor’s. */
const needsThePage = ({ reason, status }: ReportedRule) =>
	status === 'not_checked' && reason !== 'no_keyword' && reason !== 'rule_error';
