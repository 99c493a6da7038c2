import type { ReportedRule } from '@plumbline/core';
import { useLanguage } from '../language.ts';

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

/** Host and last part of the path: “developers.google.com › title-link”. */
function sourceName(address: string): string {
	const { host, pathname } = new URL(address);
	const page = pathname.split('/').findLast(Boolean);
	const name = host.replace(/^www\./, '');
	return page ? `${name} › ${page.replace(/\.html?$/, '')}` : name;
}
