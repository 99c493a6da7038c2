import type { ReportedRule } from '@plumbline/core';
import { useLanguage } from '../../language/language.ts';

/** Rules by title, with the reason for those that could not be checked. */
export function RuleTitles({ rules }: { readonly rules: readonly ReportedRule[] }) {
	const { reason: reasonText } = useLanguage();
	return (
		<ul class="titles">
			{rules.map(({ name, title, reason }) => (
				<li key={name}>
					{title}
					{reason !== null && <small> · {reasonText(reason)}</small>}
				</li>
			))}
		</ul>
	);
}
