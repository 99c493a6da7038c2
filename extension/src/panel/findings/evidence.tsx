import { type ReportedRule, sourceName, sourcesOf } from '@plumbline/core';
import { useLanguage } from '../../language/language.ts';

/** The source of a rule, and how much it weighs. */
export function Evidence({ finding }: { readonly finding: ReportedRule }) {
	const { phrase } = useLanguage();
	return (
		<p class="source">
			<span class="tag">{phrase(`class_${finding.class}`)}</span>
			{sourcesOf(finding).map((url) => (
				<a key={url} href={url} target="_blank" rel="noreferrer" dir="ltr">
					{sourceName(url)}
				</a>
			))}
		</p>
	);
}
