import type { ReportedRule } from '@plumbline/core';
import type { Texts } from '../../texts/texts.ts';
import { useLanguage } from '../language/language.ts';

/** Rules by title, with the reason for those that could not be checked. */
export function RuleTitles({ rules }: { readonly rules: readonly ReportedRule[] }) {
	const { texts } = useLanguage();
	return (
		<ul class="titles">
			{rules.map(({ name, title, reason }) => (
				<li key={name}>
					{title}
					{reason !== null && <small> · {reasonText(reason, texts)}</small>}
				</li>
			))}
		</ul>
	);
}

export function reasonText(reason: string, { reasons }: Texts): string {
	return Object.hasOwn(reasons, reason)
		? reasons[reason as keyof typeof reasons] // narrowed by hasOwn
		: reasons.other;
}
