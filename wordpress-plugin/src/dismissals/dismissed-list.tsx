import { type Report, type RuleClass, textsIn } from '@plumbline/core';
import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Fold } from '../findings/fold.tsx';
import { locale } from '../locale.ts';
import { type Dismissal, metaKeys } from '../post/post-meta.ts';
import { usePostMeta } from '../post/use-post-meta.ts';
import { withoutDismissal } from './dismissals.ts';

/** What is not told for this post, why, and the way back. */
export function DismissedList({ report }: { readonly report: Report }) {
	const edited = usePostMeta();
	if (!edited) return null;
	const [meta, change] = edited;
	const dismissals = meta[metaKeys.dismissals] ?? [];
	if (dismissals.length === 0) return null;
	return (
		<Fold
			label={sprintf(
				/* translators: %d: number of findings that somebody dismissed. */
				_n('%d dismissed', '%d dismissed', dismissals.length, 'plumbline'),
				dismissals.length,
			)}
		>
			<ul className="plumbline-findings">
				{dismissals.map((dismissal) => {
					const name = nameOf(dismissal, report);
					return (
						<li key={`${dismissal.kind} ${dismissal.name}`} className="plumbline-dismissed">
							<span>
								{name}
								{dismissal.reason && <span className="plumbline-quiet">{dismissal.reason}</span>}
							</span>
							<Button
								size="small"
								variant="tertiary"
								onClick={() => change(withoutDismissal(meta, dismissal))}
								/* translators: %s: what was dismissed. */
								label={sprintf(__('Restore: %s', 'plumbline'), name)}
								showTooltip={false}
							>
								{__('Restore', 'plumbline')}
							</Button>
						</li>
					);
				})}
			</ul>
		</Fold>
	);
}

function nameOf({ kind, name }: Dismissal, { rules }: Report): string {
	if (kind === 'occurrence') return __('One place', 'plumbline');
	if (kind === 'class') return textsIn(locale()).phrase(`class_${name as RuleClass}`); // as it was saved
	return rules.find((rule) => rule.name === name)?.title ?? name;
}
