import type { Report } from '@plumbline/core';
import { _n, sprintf } from '@wordpress/i18n';
import { Disclosure } from '../../controls/disclosure.tsx';
import { dismissalsAtWork } from '../../policy/site-policy.ts';
import { useSitePolicy } from '../../policy/use-site-policy.ts';
import { SiteDismissed } from './site-dismissed.tsx';

/** Findings of this post that the site has dismissed. */
export function SiteDismissedSection({ report }: { readonly report: Report }) {
	const dismissals = dismissalsAtWork(report, useSitePolicy());
	if (dismissals.length === 0) return null;
	return (
		<Disclosure
			label={sprintf(
				/* translators: %d: number of checks or classes of checks. */
				_n(
					'%d dismissed for the whole site',
					'%d dismissed for the whole site',
					dismissals.length,
					'plumbline',
				),
				dismissals.length,
			)}
		>
			<SiteDismissed dismissals={dismissals} report={report} />
		</Disclosure>
	);
}
