import type { ReportedRule } from '@plumbline/core';
import { Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SiteDismissed } from '../editor/dismissals/site-dismissed.tsx';
import { useSitePolicy } from '../policy/use-site-policy.ts';
import { failureText } from '../server-answers/failure-text.ts';
import { blockableRules } from './blockable-rules.ts';
import { BlockingRules } from './blocking-rules.tsx';
import { screenSettings } from './screen-settings.ts';

/** An administrator's decisions for all writers of the site. */
export function PolicyScreen() {
	const [rules, setRules] = useState<readonly ReportedRule[]>([]);
	const [failure, setFailure] = useState<string | null>(null);
	const { dismissals } = useSitePolicy();
	useEffect(() => {
		blockableRules(screenSettings()).then(setRules, (cause: unknown) =>
			setFailure(failureText(cause)),
		);
	}, []);
	return (
		<div className="plumbline-policy">
			{failure !== null && (
				<Notice status="warning" isDismissible={false}>
					{failure}
				</Notice>
			)}
			<BlockingRules rules={rules} />
			<h2 tabIndex={-1} data-takes-focus>
				{__('Dismissed for the whole site', 'plumbline')}
			</h2>
			<p>
				{__(
					'These are hidden from everyone. To add one, choose “Dismiss…” below a finding in the editor.',
					'plumbline',
				)}
			</p>
			{dismissals.length === 0 ? (
				<p>{__('Nothing is dismissed for the whole site.', 'plumbline')}</p>
			) : (
				<SiteDismissed dismissals={dismissals} report={{ rules }} />
			)}
		</div>
	);
}
