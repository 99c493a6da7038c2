import type { Report, ReportedRule } from '@plumbline/core';
import { _n, sprintf } from '@wordpress/i18n';

/** Lists the checks the editor cannot run, without a color. */
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

/** Checks that only lack a keyword are not listed. */
const needsThePage = ({ reason, status }: ReportedRule) =>
	status === 'not_checked' && reason !== 'no_keyword' && reason !== 'rule_error';
