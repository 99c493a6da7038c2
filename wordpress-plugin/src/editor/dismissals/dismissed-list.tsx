import { type Report, type RuleClass, textsIn } from '@plumbline/core';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Disclosure } from '../../controls/disclosure.tsx';
import { type Dismissal, metaKeys } from '../../post/meta/post-meta.ts';
import { usePostMeta } from '../../post/screen/use-screen.ts';
import { locale } from '../../settings/settings.ts';
import { withoutDismissal } from './dismissals.ts';
import { Dismissed } from './dismissed.tsx';

/** Lists the post’s dismissals with reasons and a way to restore them. */
export function DismissedList({ report }: { readonly report: Report }) {
	const edited = usePostMeta();
	if (!edited) return null;
	const [meta, change] = edited;
	const dismissals = meta[metaKeys.dismissals] ?? [];
	if (dismissals.length === 0) return null;
	return (
		<Disclosure
			label={sprintf(
				/* translators: %d: number of findings that somebody dismissed. */
				_n('%d dismissed', '%d dismissed', dismissals.length, 'plumbline'),
				dismissals.length,
			)}
		>
			<ul className="plumbline-findings">
				{dismissals.map((dismissal) => (
					<Dismissed
						key={`${dismissal.kind} ${dismissal.name}`}
						name={dismissedName(dismissal, report)}
						details={[dismissal.reason]}
						onRestore={() => change(withoutDismissal(meta, dismissal))}
					/>
				))}
			</ul>
		</Disclosure>
	);
}

/** The readable name of a dismissal. */
export function dismissedName(
	{ kind, name }: Pick<Dismissal, 'kind' | 'name'>,
	{ rules }: Pick<Report, 'rules'>,
): string {
	if (kind === 'occurrence') return __('One place', 'plumbline');
	if (kind === 'class') return textsIn(locale()).phrase(`class_${name as RuleClass}`); // saved from a RuleClass
	return rules.find((rule) => rule.name === name)?.title ?? name;
}
