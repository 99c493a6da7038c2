import type { Report } from '@plumbline/core';
import { Notice } from '@wordpress/components';
import { dispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { policyStore } from '../../policy/policy-store.ts';
import type { SiteDismissal } from '../../policy/site-policy.ts';
import { useSitePolicy } from '../../policy/use-site-policy.ts';
import { failureText } from '../../server-answers/failure-text.ts';
import { settings } from '../../settings/settings.ts';
import { Dismissed } from './dismissed.tsx';
import { dismissedName } from './dismissed-list.tsx';

interface SiteDismissedProps {
	readonly dismissals: readonly SiteDismissal[];
	readonly report: Pick<Report, 'rules'>;
}

/** Lists the site’s dismissals with reason and person, and a restore button for users who are allowed to. */
export function SiteDismissed({ dismissals, report }: SiteDismissedProps) {
	const { canDismissForSite } = useSitePolicy();
	const [failure, setFailure] = useState<string | null>(null);

	function restore(dismissal: SiteDismissal) {
		const { restoreForSite } = dispatch(policyStore);
		restoreForSite(dismissal).then(
			() => setFailure(null),
			(cause: unknown) => setFailure(failureText(cause)),
		);
	}

	return (
		<>
			<ul className="plumbline-findings">
				{dismissals.map((dismissal) => (
					<Dismissed
						key={`${dismissal.kind} ${dismissal.name}`}
						name={dismissedName(dismissal, report)}
						details={[dismissal.reason, whoAndWhen(dismissal)]}
						{...(canDismissForSite && { onRestore: () => restore(dismissal) })}
					/>
				))}
			</ul>
			{failure !== null && (
				<Notice status="warning" isDismissible={false}>
					{failure}
				</Notice>
			)}
		</>
	);
}

function whoAndWhen({ at, by }: SiteDismissal): string {
	const format = new Intl.DateTimeFormat(settings().userLanguage, { dateStyle: 'medium' });
	const date = format.format(new Date(at * 1000));
	if (by === '') return date;
	/* translators: 1: name of a person, 2: a date. */
	return sprintf(__('%1$s, %2$s', 'plumbline'), by, date);
}
