import type { ReportedRule } from '@plumbline/core';
import { useLanguage } from '../language.ts';
import { sourceName } from './source-name.ts';

/** Who says so, and how much that weighs. */
export function Evidence({ finding }: { readonly finding: ReportedRule }) {
	const { phrase } = useLanguage();
	const { url } = finding.evidence;
	return (
		<p class="source">
			<span class="tag">{phrase(`class_${finding.class}`)}</span>{' '}
			<a href={url} target="_blank" rel="noreferrer" dir="ltr">
				{sourceName(url)}
			</a>
		</p>
	);
}
